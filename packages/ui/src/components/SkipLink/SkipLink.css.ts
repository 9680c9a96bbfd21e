import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space['2'],
  insetInlineStart: vars.space['2'],
  zIndex: 400,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  color: vars.color.onSolid,
  background: vars.color.solid,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)' } },
})
