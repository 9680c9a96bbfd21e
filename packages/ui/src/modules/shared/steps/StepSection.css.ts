import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

const { color, space } = vars

export const step = style(inModules({ display: 'grid', justifyItems: 'start', gap: space['4'], maxWidth: '48rem' }))
export const text = style(inModules({ maxWidth: '44em', color: color.inkMuted }))
