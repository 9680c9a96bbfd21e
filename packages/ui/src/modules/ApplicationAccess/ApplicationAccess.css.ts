import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const add = style(inModules({ justifySelf: 'start', marginBlockStart: vars.space['3'] }))
