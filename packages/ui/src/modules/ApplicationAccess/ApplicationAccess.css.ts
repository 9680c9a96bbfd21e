import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const add = moduleStyle({ justifySelf: 'start', marginBlockStart: vars.space['3'] })
