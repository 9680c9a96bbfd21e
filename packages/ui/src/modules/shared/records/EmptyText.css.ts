import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'

export const empty = style([
  typeStyle.lead,
  inModules({
    paddingBlock: vars.space['5'],
    color: vars.color.inkMuted,
    borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
  }),
])
