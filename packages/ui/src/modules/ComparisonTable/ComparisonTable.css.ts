import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { scrollCue } from '../../foundations/scrollCue.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import {
  column,
  columnGap,
  columnWidth,
  hairline,
  inLines,
  line,
  onPaper,
  rowHeaderWidth,
  rowHeaderWideWidth,
  rowOnPhone,
} from './comparisonLayout.js'

const { color, size, space, type, weight } = vars
export const tools = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  paddingBlockEnd: space['5'],
  '@media': { print: { display: 'none' } },
})

export const identical = moduleStyle({ paddingBlockStart: space['5'] })

export const foot = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space['5'],
  paddingBlockStart: space['6'],
  '@media': { print: { display: 'none' } },
})

/** Keeps the controls of its items on one line. */
globalStyle(`${foot} > *`, inModules({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space['3'] }))
/** An empty status stays in the accessibility tree and leaves no gap at the edge. */
globalStyle(`${foot} [role='status']:empty`, inModules({ position: 'absolute' }))

export const notices = moduleStyle({
  display: 'grid',
  gap: space['4'],
  paddingBlockEnd: space['5'],
  '@media': { print: { display: 'none' } },
})

export const frame = moduleStyle({ containerType: 'inline-size' })

/**
 * A table that is wider than the page scrolls in its own box, in both directions, so that its heads stay in view. Shades
 * at the edges show that columns are cut.
 */
export const scroll = moduleStyle({
  '@media': {
    [from.md]: {
      maxHeight: 'calc(100dvh - 6rem)',
      overflow: 'auto',
      overscrollBehaviorX: 'contain',
      backgroundColor: color.canvas,
      ...scrollCue(),
    },
    print: { maxHeight: 'none', overflow: 'visible' },
  },
})

/** A rule for tables of a number of products that fit the page. */
function whereFitting(
  count: number,
  rule: { maxHeight: 'none'; overflow: 'visible' } | { width: '100%'; tableLayout: 'fixed' },
) {
  return moduleStyle({
    '@media': {
      [from.md]: { '@container': { [`(min-width: ${rowHeaderWidth + count * columnWidth}rem)`]: rule } },
    },
  })
}

const counts = [1, 2, 3, 4, 5, 6]

/** By number of products: a table that fits uses the scroll of the page. */
export const fitting = counts.map((count) => whereFitting(count, { maxHeight: 'none', overflow: 'visible' }))

export const table = moduleStyle({
  width: '100%',
  borderCollapse: 'separate',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '@media': {
    [from.md]: { width: 'max-content', minWidth: '100%' },
    // A grid, so that long values wrap.
    ...inLines({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
    // All columns share the page width.
    print: { width: '100%', tableLayout: 'fixed', fontSize: type.small.size, overflowWrap: 'anywhere' },
  },
})

/** Its columns share the width of the page in equal parts, so that long values wrap. */
export const fittingTable = counts.map((count) => whereFitting(count, { width: '100%', tableLayout: 'fixed' }))

export const row = moduleStyle({
  ...rowOnPhone,
  paddingBlock: `${space['3']} ${space['1']}`,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
})

export const rowHeader = moduleStyle({
  flex: '0 0 100%',
  fontSize: type.small.size,
  fontWeight: weight.text,
  textAlign: 'start',
  color: color.inkMuted,
  '@media': {
    [from.md]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      width: `${rowHeaderWidth}rem`,
      minWidth: `${rowHeaderWidth}rem`,
      paddingBlock: space['3'],
      paddingInlineEnd: space['2'],
      verticalAlign: 'baseline',
      background: color.canvas,
      borderBlockEnd: hairline,
    },
    [from.lg]: { width: rowHeaderWideWidth },
    print: { width: 'auto', minWidth: 0 },
  },
})
export const groupRow = moduleStyle({ ...rowOnPhone, breakAfter: 'avoid' })
export const groupTitle = moduleStyle({
  flex: '1 0 auto',
  fontSize: '1.125rem',
  paddingBlock: `${space['6']} ${space['2']}`,
  textAlign: 'start',
  borderBlockEnd: `${size.hairline} solid ${color.lineStrong}`,
})
export const groupLabel = moduleStyle({ position: 'sticky', insetInlineStart: 0 })

export const rowLabel = moduleStyle({ position: 'sticky', insetInlineStart: 0 })
export const unit = moduleStyle({ whiteSpace: 'nowrap' })

export const value = moduleStyle({
  ...column,
  paddingBlock: space['1'],
  paddingInlineEnd: space['4'],
  verticalAlign: 'baseline',
  color: color.inkMuted,
  '@media': {
    [from.md]: {
      minWidth: `${columnWidth}rem`,
      width: 'auto',
      paddingBlock: space['3'],
      ...columnGap,
      borderBlockEnd: hairline,
    },
    ...inLines(
      {
        ...line,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: space['3'],
        paddingBlock: space['1'],
      },
      { content: 'attr(data-product) / ""', color: color.inkMuted, fontWeight: weight.text },
    ),
    print: onPaper,
  },
})

/** What is the same is quiet; what differs has the ink. */
export const differs = moduleStyle({ color: color.ink, fontWeight: weight.strong })
export const missing = moduleStyle({ color: color.inkMuted, fontWeight: weight.text })
