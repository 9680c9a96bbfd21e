import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const groups = style(inModules({ display: 'grid', gap: vars.space['7'] }))
