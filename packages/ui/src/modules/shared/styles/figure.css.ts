import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'

const { color, size, space } = vars

export const figure = moduleStyle({ display: 'grid', gap: space['1'] })
export const value = style([typeStyle.display, inModules({ fontVariantNumeric: 'tabular-nums', hyphens: 'none' })])
export const label = style([typeStyle.title4])
export const note = style([typeStyle.small, inModules({ color: color.inkMuted })])

/** Rows of label and value with hairlines. */
export const rows = moduleStyle({
  marginBlockStart: space['6'],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { marginBlockStart: 0 } },
})
export const row = moduleStyle({
  display: 'grid',
  gap: `${space['1']} ${space.column}`,
  paddingBlock: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
export const rowLabel = moduleStyle({ color: color.inkMuted })
