import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

export const box = componentStyle({ position: 'relative', display: 'flex' })

export const input = componentStyle({ paddingInlineEnd: vars.size.controlLarge })

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  // The button needs script.
  '@media': { '(scripting: none)': { display: 'none' } },
})
