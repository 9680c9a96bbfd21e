import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const table = moduleStyle({
  width: '100%',
  tableLayout: 'fixed',
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space['7'] } },
})

export const caption = style([typeStyle.title4, inModules({ textAlign: 'start', paddingBlockEnd: vars.space['3'] })])

/** The header row is visually hidden. Fixed table layout takes the column widths from it. */
export const headName = moduleStyle({ padding: 0, width: '50%' })
export const headValue = moduleStyle({ padding: 0, position: 'relative' })

const cell = {
  ...running,
  paddingBlock: vars.space['3'],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontSize: vars.type.body.size,
  lineHeight: 1.4,
} as const

export const row = moduleStyle({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` } },
})

/** Rows of the other measurement system: printed, hidden on screens. */
export const onPaperOnly = moduleStyle({ '@media': { screen: { display: 'none' } } })

export const name = moduleStyle({
  ...cell,
  paddingInlineEnd: vars.space['4'],
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
})

export const value = moduleStyle({ ...cell, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' })

export const unit = moduleStyle({ fontWeight: vars.weight.text, color: vars.color.inkMuted, whiteSpace: 'nowrap' })
