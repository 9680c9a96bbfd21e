import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const steps = style(inModules({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] }))
export const result = style(inModules({ flexBasis: '100%' }))
