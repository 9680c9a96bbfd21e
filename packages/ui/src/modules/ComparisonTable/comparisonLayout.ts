import type { StyleRule } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { many } from './comparisonLines.css.js'

// What the head and the body of the comparison share.

/** Smallest widths of a product's column in rem. */
const phoneColumn = 9
export const columnWidth = 10
/** Width of the row headers in rem, and on large screens. */
export const rowHeaderWidth = 12
export const rowHeaderWideWidth = '16rem'
/** Before the column, so that the last one ends at the edge of the table. */
export const columnGap = { paddingInlineStart: vars.space['4'], paddingInlineEnd: 0 } as const
export const hairline = `${vars.size.hairline} solid ${vars.color.line}`

/** A rule for the lines of {@link many} products; on paper there are columns. */
export function inLines(rule: PlainRule, before: PlainRule = {}) {
  const selectors = { [`${many} &`]: rule, [`${many} &::before`]: before }
  return { 'screen and (not (min-width: 48rem))': { selectors } }
}

type PlainRule = Omit<StyleRule, '@layer' | '@media' | '@supports' | '@container' | 'selectors'>

/** On phones the row header is above its values, which use the whole width. */
export const rowOnPhone = {
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [from.md]: { display: 'table-row' }, ...inLines({ flexDirection: 'column', flexWrap: 'nowrap' }) },
} as const
/** Cells of one product. */
export const onPaper = { flex: '1 1 0', width: 'auto', minWidth: 0 } as const
export const column = {
  flex: `1 0 ${phoneColumn}rem`,
  width: `${phoneColumn}rem`,
} as const
export const line = { flex: 'none', width: 'auto', paddingInlineEnd: 0 } as const
