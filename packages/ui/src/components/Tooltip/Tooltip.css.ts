import { vars } from '../../foundations/contract.css.js'
import { appear } from '../../foundations/keyframes.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, space, type } = vars

export const tip = componentStyle({
  zIndex: 300,
  width: 'max-content',
  maxWidth: 'min(18rem, calc(100vw - 1rem))',
  padding: `${space['2']} ${space['3']}`,
  color: color.onSolid,
  background: color.solid,
  borderRadius: radius.control,
  fontSize: type.small.size,
  lineHeight: 1.4,
  animation: `${appear} ${duration.fast} ${easing.standard}`,
})
