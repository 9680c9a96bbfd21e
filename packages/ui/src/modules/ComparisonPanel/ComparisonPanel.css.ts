import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'
import { label } from '../shared/styles/text.js'

export const notices = style(
  inModules({
    display: 'grid',
    gap: vars.space['2'],
    marginBlockEnd: vars.space['5'],
    padding: vars.space['4'],
    fontSize: vars.type.small.size,
    background: vars.color.infoTint,
    borderInlineStart: `3px solid ${vars.color.info}`,
  }),
)
export const groups = style(inModules({ display: 'grid', gap: vars.space['7'] }))
export const groupTitle = style(inModules({ ...label, paddingBlockEnd: vars.space['2'], color: vars.color.inkMuted }))
export const product = style(
  inModules({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr) auto',
    gap: vars.space['4'],
    alignItems: 'start',
    paddingBlock: vars.space['4'],
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  }),
)
export const frame = style(inModules({ aspectRatio: '4 / 3', background: vars.color.media }))
export const body = style(inModules({ display: 'grid', gap: vars.space['3'], minWidth: 0 }))
export const remove = style(inModules({ marginBlockStart: `calc(-1 * ${vars.space['2']})` }))
export const actions = style(
  inModules({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'], marginBlockStart: vars.space['4'] }),
)
