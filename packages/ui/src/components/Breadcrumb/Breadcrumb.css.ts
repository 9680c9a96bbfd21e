import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { color, space, type } = vars

export const breadcrumb = style(inComponents({ fontSize: type.small.size, lineHeight: 1.4, color: color.inkMuted }))

export const list = style(
  inComponents({
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: space['1'],
    '@media': { [from.md]: { display: 'flex' } },
  }),
)

export const item = style(inComponents({ display: 'inline-flex', alignItems: 'center' }))

export const separator = style(inComponents({ marginInline: space['1'], color: color.lineStrong }))

export const link = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.75rem',
    minWidth: '1.5rem',
    textUnderlineOffset: '0.2em',
    '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink, textDecoration: 'underline 1px' } } } },
  }),
)

export const current = style(inComponents({ color: color.ink }))

export const back = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minHeight: '2.75rem',
    color: color.ink,
    '@media': { [from.md]: { display: 'none' } },
  }),
)
