import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, space, type } = vars

export const breadcrumb = componentStyle({ fontSize: type.small.size, lineHeight: 1.4, color: color.inkMuted })

export const list = componentStyle({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space['1'],
  '@media': { [from.lg]: { display: 'flex' } },
})

export const item = componentStyle({ display: 'inline-flex', alignItems: 'center' })

export const separator = componentStyle({ marginInline: space['1'], color: color.lineStrong })

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  minWidth: '1.5rem',
  textUnderlineOffset: '0.2em',
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink, textDecoration: 'underline 1px' } } } },
})

export const current = componentStyle({ color: color.ink })

export const back = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minHeight: '2.75rem',
  color: color.ink,
  '@media': { [from.lg]: { display: 'none' } },
})
