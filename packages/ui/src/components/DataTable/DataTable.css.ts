import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { breakpoints, canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars
const onPhone = `not all and (min-width: ${breakpoints.md / 16}rem)`
const onTablet = `(min-width: ${breakpoints.md / 16}rem) and (not (min-width: ${breakpoints.lg / 16}rem))`
const onLaptop = `(min-width: ${breakpoints.lg / 16}rem) and (not (min-width: ${breakpoints.xl / 16}rem))`

/** Wrapper of tables with so many columns that they are stacked on tablets too. */
export const manyColumns = style({})

/** Wrapper of tables with even more columns, which are stacked on small laptops too. */
export const mostColumns = style({})

/** Wrapper of tables whose rows are links. */
export const linkedRows = style({})

type StackedRule = Omit<StyleRule, '@layer' | '@media' | 'selectors'> & Pick<StyleRule, 'selectors'>

/** Rows shown as blocks instead of lines; `wider` is what differs on tablets and laptops. */
function stacked(
  { selectors = {}, ...rule }: StackedRule,
  wider: Omit<StackedRule, 'selectors'> = {},
): Pick<StyleRule, '@media'> {
  const within = (wrapper: string) =>
    Object.fromEntries(
      Object.entries({ '&': { ...rule, ...wider }, ...selectors }).map(([selector, one]) => [
        selector.replace('&', `${wrapper} &`),
        one,
      ]),
    )
  return {
    '@media': {
      [onPhone]: { ...rule, selectors },
      [onTablet]: { selectors: within(manyColumns) },
      [onLaptop]: { selectors: within(mostColumns) },
    },
  }
}

export const table = componentStyle(stacked({ display: 'block' }))
export const caption = componentStyle(stacked({ display: 'block' }))
export const body = componentStyle(stacked({ display: 'block' }))

/** In blocks each value carries its column's title; the header row stays for screen readers and sorting. */
export const head = componentStyle(stacked({ display: 'block' }))
export const headRow = componentStyle(
  stacked({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['4']}`,
    paddingBlockEnd: space['2'],
  }),
)
export const headCellSpoken = componentStyle(
  stacked({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    width: '1px',
    height: '1px',
    padding: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    clipPath: 'inset(50%)',
  }),
)

export const sort = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minHeight: '1.5rem',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink } } } },
})
export const sorted = componentStyle({ color: color.ink })

/** In blocks a select sorts instead of the titles, which are there for screen readers. */
export const sortSelect = componentStyle({
  display: 'none',
  ...stacked({ display: 'block', maxWidth: '24rem', paddingBlockEnd: space['4'] }),
})
export const headSpoken = componentStyle(
  stacked({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
)
export const notInBlocks = componentStyle(stacked({ display: 'none' }))
export const onlyInBlocks = componentStyle({ display: 'none', ...stacked({ display: 'inline' }) })
export const ruledInBlocks = componentStyle(stacked({ borderBlockStart: `${size.hairline} solid ${color.ink}` }))

export const row = componentStyle({
  position: 'relative',
  // Equal columns in every row, so that the values of a column are below each other.
  ...stacked(
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'baseline',
      gap: `${space['1']} ${space['4']}`,
      paddingBlock: space['4'],
    },
    { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  ),
})
const hoveredRow = { [canHover]: { selectors: { '&:hover': { background: color.hover } } } }
const linkedBlock = stacked({ paddingInlineEnd: space['6'] })
export const rowLinked = componentStyle({ '@media': { ...linkedBlock['@media'], ...hoveredRow } })

/** Rows that are done. */
export const rowQuiet = componentStyle({ color: color.inkMuted })

/** At the end of the row, beside the first line of its text: it opens something. */
export const cue = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  marginBlockStart: 'calc((1lh - 1rem) / 2)',
  color: color.inkMuted,
})

/** Space for the sign at the end of a line. */
export const lineEnd = componentStyle({
  '@media': { [from.md]: { selectors: { [`${linkedRows} &:last-child`]: { paddingInlineEnd: space['6'] } } } },
})

export const rowHeader = componentStyle({
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  selectors: { [`${rowQuiet} > &`]: { fontWeight: weight.text } },
  // First in a block, whatever its column.
  ...stacked({ display: 'block', order: -1, gridColumn: '1 / -1', padding: 0 }),
})

export const cell = componentStyle(
  stacked({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space['2']}`,
    minWidth: 0,
    padding: 0,
    textAlign: 'start',
    fontSize: type.small.size,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-label]::before': { content: 'attr(data-label) / ""', color: color.inkMuted },
      '&:empty': { display: 'none' },
      // The only value beside the row header.
      '&:nth-child(2):last-child': { gridColumn: '1 / -1' },
    },
  }),
)

/** After the cells of one line, which then form rows without gaps. */
export const twoLines = componentStyle(
  stacked({
    order: 1,
    // An empty one keeps its place, so that equal values of all rows are below each other.
    selectors: {
      '&:empty': { display: 'flex' },
      '&:empty::before': { content: '"–" / ""', color: color.inkMuted },
    },
  }),
)

/** A block with a line above the row header; what is below it follows in lines. On phones only. */
export const rowDense = componentStyle({
  '@media': {
    [onPhone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0.125rem ${space['3']}`,
      paddingBlock: space['3'],
      selectors: { [`${linkedRows} &`]: { paddingInlineEnd: space['5'] } },
    },
  },
})
export const rowHeaderDense = componentStyle({ '@media': { [onPhone]: { flex: '1 0 100%' } } })
/** Two values that belong together have a line of their own, so that the lines of all rows are alike. */
export const cellDense = componentStyle({
  '@media': {
    [onPhone]: {
      order: 0,
      selectors: { '&:empty': { display: 'none' }, [`${twoLines}&`]: { flexBasis: '100%', columnGap: space['3'] } },
    },
  },
})
export const above = styleVariants({
  start: inComponents({ '@media': { [onPhone]: { order: -3 } } }),
  end: inComponents({ '@media': { [onPhone]: { order: -2, marginInlineStart: 'auto' } } }),
})

export const below = componentStyle({
  fontSize: type.small.size,
  color: color.inkMuted,
  ...stacked({ flexBasis: '100%' }),
})
globalStyle(`${cellDense} > ${below}`, inComponents({ '@media': { [onPhone]: { flexBasis: 'auto' } } }))
export const titleBelow = componentStyle({
  fontWeight: weight.text,
  ...stacked({ display: 'none' }),
})

/** The target area of the link is the row. */
export const link = componentStyle({
  textDecoration: 'underline transparent 1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: `calc(-2 * ${size.hairline})` },
  },
  '@media': { [canHover]: { selectors: { 'tr:hover &': { textDecorationColor: 'currentcolor' } } } },
})
