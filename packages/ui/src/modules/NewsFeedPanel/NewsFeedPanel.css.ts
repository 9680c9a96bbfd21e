import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const items = style(inModules({ display: 'grid', gap: vars.space['6'] }))
export const item = style(inModules({ display: 'grid', gap: vars.space['2'], justifyItems: 'start' }))
export const frame = style(
  inModules({ width: '100%', aspectRatio: '16 / 9', marginBlockEnd: vars.space['2'], background: vars.color.media }),
)
export const more = style(inModules({ marginBlockStart: vars.space['6'] }))
