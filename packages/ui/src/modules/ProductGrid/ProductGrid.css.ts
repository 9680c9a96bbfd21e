import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

export const count = style([
  typeStyle.small,
  inModules({ marginBlockEnd: vars.space['5'], color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
])
