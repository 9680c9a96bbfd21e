import { vars } from '../../foundations/contract.css.js'
import { rise } from '../../foundations/keyframes.css.js'
import { freeEnd } from '../../foundations/lowerEdge.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { duration, easing, shadow, space, color } = vars

/** Only the messages receive pointer events; the page below stays usable. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: `calc(${space['4']} + ${freeEnd})`,
  insetInlineEnd: space.gutter,
  zIndex: 400,
  display: 'grid',
  gap: space['2'],
  width: `min(26rem, calc(100vw - 2 * ${space.gutter}))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const floating = componentStyle({
  pointerEvents: 'auto',
  background: color.surface,
  boxShadow: shadow.floating,
  animation: `${rise} ${duration.medium} ${easing.standard}`,
})
