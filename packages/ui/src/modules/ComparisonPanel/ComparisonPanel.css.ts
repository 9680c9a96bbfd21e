import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { label } from '../shared/styles/text.js'

export const notices = moduleStyle({
  display: 'grid',
  gap: vars.space['2'],
  marginBlockEnd: vars.space['5'],
  padding: vars.space['4'],
  fontSize: vars.type.small.size,
  background: vars.color.infoTint,
  borderInlineStart: `3px solid ${vars.color.info}`,
})
export const groups = moduleStyle({ display: 'grid', gap: vars.space['7'] })
export const groupTitle = moduleStyle({ ...label, paddingBlockEnd: vars.space['2'], color: vars.color.inkMuted })
export const product = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gap: vars.space['4'],
  alignItems: 'start',
  paddingBlock: vars.space['4'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})
export const frame = moduleStyle({ aspectRatio: '4 / 3', ...tile })
export const body = moduleStyle({ display: 'grid', gap: vars.space['3'], minWidth: 0 })
export const remove = moduleStyle({ marginBlockStart: `calc(-1 * ${vars.space['2']})` })
export const actions = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  marginBlockStart: vars.space['4'],
})
