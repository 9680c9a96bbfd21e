import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { scrollCue } from '../../foundations/scrollCue.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { label } from '../shared/styles/text.js'

const { color, size, space, type, weight } = vars
/** Smallest widths in rem. */
const phoneColumn = 9
const rowHeaderWidth = 12
const columnWidth = 10
const hairline = `${size.hairline} solid ${color.line}`

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

/** A table of more than two products: on phones each value is a line with its product's name. */
export const many = style({})

/** A rule for the lines of {@link many} products; on paper there are columns. */
function inLines(rule: PlainRule, before: PlainRule = {}) {
  const selectors = { [`${many} &`]: rule, [`${many} &::before`]: before }
  return { 'screen and (not (min-width: 48rem))': { selectors } }
}

type PlainRule = Omit<StyleRule, '@layer' | '@media' | '@supports' | '@container' | 'selectors'>

/** A rule for tables of a number of products that fit the page. */
function whereFitting(count: number, rule: { maxHeight: 'none'; overflow: 'visible' } | { width: '100%' }) {
  return moduleStyle({
    '@media': {
      [from.md]: { '@container': { [`(min-width: ${rowHeaderWidth + count * columnWidth}rem)`]: rule } },
    },
  })
}

const counts = [1, 2, 3, 4, 5, 6]

/** By number of products: a table that fits uses the scroll of the page. */
export const fitting = counts.map((count) => whereFitting(count, { maxHeight: 'none', overflow: 'visible' }))

/** On phones the row header is above its values, which use the whole width. */
const tallEnough = `${from.md} and (min-height: 40em)`

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

/** Its columns share the width of the page, so that long values wrap. */
export const fittingTable = counts.map((count) => whereFitting(count, { width: '100%' }))

const phonePicture = '4rem'
/** On phones the pictures scroll away with the page and the names stay in view; where products are lines, pictures are small. */
export const picture = moduleStyle({
  width: `calc(1.5 * ${phonePicture})`,
  height: phonePicture,
  marginBlockEnd: space['2'],
  ...tile,
  '@media': {
    [from.md]: {
      display: 'none',
      width: 'auto',
      height: 'auto',
      maxWidth: '9rem',
      aspectRatio: '3 / 2',
      marginBlockEnd: space['3'],
    },
    [tallEnough]: { display: 'block' },
    ...inLines({
      gridRow: '1 / span 3',
      width: '4.5rem',
      height: '3rem',
      marginBlockEnd: 0,
      marginInlineEnd: space['3'],
    }),
    print: { display: 'block', width: 'auto', height: 'auto', maxWidth: '6rem', aspectRatio: '3 / 2' },
  },
})

export const head = moduleStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.canvas,
  '@media': {
    [`not ${from.md}`]: {
      selectors: { [`&:has(${picture})`]: { insetBlockStart: `calc(-1 * (${phonePicture} + ${space['3']}))` } },
    },
    ...inLines({ position: 'static' }),
    print: { position: 'static' },
  },
})

const rowOnPhone = {
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [from.md]: { display: 'table-row' }, ...inLines({ flexDirection: 'column', flexWrap: 'nowrap' }) },
} as const
export const headRow = moduleStyle(rowOnPhone)
export const row = moduleStyle({
  ...rowOnPhone,
  paddingBlock: `${space['3']} ${space['1']}`,
  borderBlockEnd: hairline,
  breakInside: 'avoid',
})

const onPaper = { flex: '1 1 0', width: 'auto', minWidth: 0 } as const
const column = {
  flex: `1 0 ${phoneColumn}rem`,
  width: `${phoneColumn}rem`,
} as const
const line = { flex: 'none', width: 'auto', paddingInlineEnd: 0 } as const

export const corner = moduleStyle({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'table-cell',
      position: 'sticky',
      insetInlineStart: 0,
      background: color.canvas,
      borderBlockEnd: `${size.hairline} solid ${color.ink}`,
    },
  },
})

export const product = moduleStyle({
  ...column,
  position: 'relative',
  paddingBlock: space['3'],
  paddingInlineEnd: space['4'],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.strong,
  borderBlockEnd: `${size.hairline} solid ${color.ink}`,
  '@media': {
    [from.md]: { width: 'auto', minWidth: `${columnWidth}rem` },
    ...inLines({
      ...line,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingBlock: space['2'],
      borderBlockEnd: hairline,
    }),
    print: onPaper,
  },
})
/** Leaves space for the button in the corner. */
export const name = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  paddingInlineEnd: space['7'],
  overflowWrap: 'anywhere',
  '@media': inLines({ gridColumn: 2 }),
})
export const variant = moduleStyle({
  display: 'block',
  fontSize: type.small.size,
  fontWeight: weight.text,
  color: color.inkMuted,
  '@media': inLines({ gridColumn: 2 }),
})
export const variantField = moduleStyle({
  position: 'relative',
  display: 'block',
  marginBlockStart: space['2'],
  '@media': inLines({ gridColumn: 2, justifySelf: 'start' }),
})
export const select = moduleStyle({
  appearance: 'none',
  minHeight: size.controlSmall,
  paddingBlock: space['1'],
  paddingInline: `${space['2']} ${space['6']}`,
  fontSize: type.small.size,
  fontWeight: weight.text,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
export const selectIcon = moduleStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5rem)',
  insetInlineEnd: space['2'],
  color: color.inkMuted,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
export const variantOnPaper = moduleStyle({
  display: 'none',
  fontWeight: weight.text,
  '@media': { print: { display: 'block' } },
})

export const remove = moduleStyle({
  position: 'absolute',
  insetBlockStart: space['3'],
  insetInlineEnd: space['4'],
  '@media': {
    // Beside the name, which stays in view.
    [`not ${from.md}`]: {
      selectors: {
        [`:where(${head}:has(${picture})) &`]: {
          insetBlockStart: `calc(${phonePicture} + ${space['3']} + ${space['2']})`,
        },
      },
    },
    ...inLines({ insetBlockStart: space['2'], insetInlineEnd: 0 }),
    print: { display: 'none' },
  },
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
      paddingInlineEnd: space['5'],
      verticalAlign: 'baseline',
      background: color.canvas,
      borderBlockEnd: hairline,
    },
    [from.lg]: { width: '16rem' },
    print: { width: 'auto', minWidth: 0 },
  },
})
export const groupRow = moduleStyle({ ...rowOnPhone, breakAfter: 'avoid' })
export const groupTitle = moduleStyle({
  ...label,
  flex: '1 0 auto',
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
