import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

export const box = componentStyle({ position: 'relative', display: 'flex' })

export const input = componentStyle({ paddingInlineEnd: vars.size.controlLarge })

export const toggle = componentStyle({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0 })

/** Before hydration the button has no effect; pages without script never show it. */
export const withoutScript = componentStyle({ display: 'none' })
