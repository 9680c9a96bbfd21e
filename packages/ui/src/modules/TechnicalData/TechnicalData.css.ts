import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const groups = moduleStyle({ display: 'grid', gap: vars.space['7'] })
