import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, space, type, weight } = vars

export const area = componentStyle({
  minHeight: '6.5rem',
  maxHeight: '32rem',
  paddingBlock: space['3'],
  lineHeight: 1.5,
  resize: 'vertical',
  fieldSizing: 'content',
} as object)

export const count = componentStyle({
  alignSelf: 'flex-end',
  fontSize: type.caption.size,
  lineHeight: 1.3,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const over = componentStyle({ color: color.danger, fontWeight: weight.strong })
