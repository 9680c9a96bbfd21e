import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const consent = moduleStyle({ display: 'grid', gap: vars.space['6'], minWidth: 0 })

export const head = moduleStyle({ display: 'grid', gap: vars.space['3'] })

export const title = style([typeStyle.title2])

export const lead = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

export const scopesTitle = style([
  typeStyle.small,
  inModules({
    fontFamily: vars.font.text,
    letterSpacing: 0,
    fontWeight: vars.weight.strong,
    paddingBlockEnd: vars.space['2'],
  }),
])

export const scopes = moduleStyle({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` })

export const scope = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['3'],
  paddingBlock: vars.space['3'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const check = moduleStyle({ gridRow: '1 / span 2', marginBlockStart: '0.2em', color: vars.color.signalInk })

export const scopeTitle = style([typeStyle.body, inModules({ fontWeight: vars.weight.strong })])

export const scopeText = style([typeStyle.small, inModules({ ...running, gridColumn: 2, color: vars.color.inkMuted })])

export const actions = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] })
