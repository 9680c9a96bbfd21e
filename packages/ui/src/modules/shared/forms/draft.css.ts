import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'

export const action = moduleStyle({ marginBlockStart: vars.space['3'] })

export const state = style([typeStyle.small, inModules({ alignSelf: 'center', color: vars.color.inkMuted })])
