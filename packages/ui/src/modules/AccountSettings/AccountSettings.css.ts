import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth } from '../shared/styles/grid.css.js'

const { color, space } = vars

export const head = style([
  pageWidth,
  inModules({ display: 'grid', gap: space['5'], paddingBlock: `${space['7']} ${space['6']}` }),
])
export const title = style([typeStyle.title2])
export const lead = style([typeStyle.lead, inModules({ maxWidth: '36em', color: color.inkMuted })])
export const sessions = moduleStyle({ display: 'grid', gap: space['2'] })
