import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const steps = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] })
export const result = moduleStyle({ flexBasis: '100%' })
