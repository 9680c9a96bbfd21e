import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, space, weight } = vars

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: space['5'] })

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  marginBlockStart: space['2'],
})

export const summary = componentStyle({
  padding: space['5'],
  background: color.dangerTint,
  borderInlineStart: `3px solid ${color.danger}`,
  selectors: { '&:focus': { outline: `2px solid ${color.danger}`, outlineOffset: 0 } },
})

export const list = componentStyle({ display: 'grid', gap: space['2'], marginBlockStart: space['3'] })

export const link = componentStyle({
  color: color.danger,
  fontWeight: weight.strong,
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
})

/** Set apart from the text, since punctuation differs between languages. */
export const label = componentStyle({ marginInlineEnd: space['2'], fontWeight: weight.text })

export const plain = componentStyle({ color: color.danger, fontWeight: weight.strong })
