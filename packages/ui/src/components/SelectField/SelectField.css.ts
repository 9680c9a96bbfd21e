import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

export const box = componentStyle({ position: 'relative', display: 'grid' })

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: vars.size.control,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const icon = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5rem)',
  insetInlineEnd: vars.space['3'],
  color: vars.color.inkMuted,
  pointerEvents: 'none',
})
