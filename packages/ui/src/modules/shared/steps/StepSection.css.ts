import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

const { color, space } = vars

export const step = moduleStyle({ display: 'grid', justifyItems: 'start', gap: space['4'], maxWidth: '48rem' })
export const text = moduleStyle({ maxWidth: '44em', color: color.inkMuted })
