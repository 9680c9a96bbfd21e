import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

const { color, weight } = vars

export const face = moduleStyle({
  flex: 'none',
  aspectRatio: '1',
  overflow: 'hidden',
  background: color.media,
  containerType: 'inline-size',
})
/** Scales with the square, from 40 px in a story's header to a quarter of the page. */
export const initials = moduleStyle({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: color.inkMuted,
  fontSize: '32cqi',
  fontWeight: weight.strong,
  letterSpacing: '0.02em',
  lineHeight: 1,
})
