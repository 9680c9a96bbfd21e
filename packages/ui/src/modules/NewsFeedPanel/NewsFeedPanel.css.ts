import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const items = moduleStyle({ display: 'grid', gap: vars.space['6'] })
export const item = moduleStyle({ display: 'grid', gap: vars.space['2'], justifyItems: 'start' })
export const frame = moduleStyle({
  width: '100%',
  aspectRatio: '16 / 9',
  marginBlockEnd: vars.space['2'],
  background: vars.color.media,
})
export const more = moduleStyle({ marginBlockStart: vars.space['6'] })
