import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars

/** Two columns if each is wide enough for a sentence. */
export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: space['4'],
})

export const source = componentStyle({
  minWidth: 0,
  paddingInlineStart: space['4'],
  borderInlineStart: `2px solid ${color.line}`,
})

export const language = componentStyle({
  fontSize: type.small.size,
  lineHeight: 1.4,
  fontWeight: weight.strong,
  color: color.inkMuted,
})

/** Begins where the control begins, below its label. */
export const text = componentStyle({ paddingBlockStart: space['2'], minHeight: size.control, overflowWrap: 'anywhere' })
