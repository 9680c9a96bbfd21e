import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'
import { label } from '../shared/styles/text.js'

const { space } = vars

export const bar = style(
  inModules({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space['1']} ${space['4']}` }),
)
export const title = style(inModules({ ...label, color: vars.color.inkMuted }))
export const targets = style(inModules({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space['4']}` }))
export const target = style(inModules({ display: 'inline-flex', alignItems: 'center', minHeight: '2.25rem' }))
