import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'
import { running } from '../styles/text.js'

export const layout = moduleStyle({ display: 'grid', gap: vars.space['6'], minWidth: 0 })

export const head = moduleStyle({ display: 'grid', gap: vars.space['3'] })

export const title = style([typeStyle.title2])

export const lead = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

/** The form and another way to the same end, one below the other. */
export const ways = moduleStyle({ display: 'grid', gap: vars.space['3'] })

export const links = moduleStyle({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['5'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})
