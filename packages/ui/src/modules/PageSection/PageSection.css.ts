import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { layers } from '../../foundations/layers.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { firstLineProperty, firstSpaceProperty } from '../../foundations/firstLine.js'
import { label, running } from '../shared/styles/text.js'

export const section = moduleStyle({ marginBlockStart: vars.space.section, scrollMarginTop: vars.space['5'] })

/** The section with the page's heading, below the breadcrumb. */
export const first = moduleStyle({ marginBlockStart: vars.space['7'] })

/** Without a heading the section belongs to what is above it. */
export const close = moduleStyle({ marginBlockStart: vars.space.block })

export const inner = style([
  grid,
  inModules({
    rowGap: vars.space.block,
    // Chromium separates a heading from its content at a page break between rows of a grid.
    '@media': { print: { display: 'block' } },
  }),
])

export const innerClose = moduleStyle({ rowGap: vars.space['5'] })

const rule = {
  position: 'relative',
  paddingBlockStart: vars.space['5'],
  selectors: { '&::before': measureLine() },
} as const

export const head = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: vars.space['4'],
  alignItems: 'baseline',
  '@media': { print: { display: 'block', marginBlockEnd: vars.space['5'] } },
})
globalStyle(`${head} > * + *`, inModules({ '@media': { print: { marginBlockStart: vars.space['4'] } } }))

/** Only above a heading: without one the section continues the one above it. */
export const headRule = moduleStyle(rule)

/** Keeps content beside the heading clickable: the rule spans the full width above it. */
export const headSplit = moduleStyle({
  pointerEvents: 'none',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'subgrid', gridRow: 1, alignContent: 'start' },
  },
})

export const headBody = moduleStyle({
  pointerEvents: 'auto',
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [from.lg]: { gridColumn: '1 / span 4', paddingInlineEnd: vars.space['5'] } },
})

export const overline = moduleStyle({
  ...label,
  gridColumn: '1 / -1',
  color: vars.color.inkMuted,
  // Three columns where title and lead begin at the fifth; in a split head all are below each other.
  '@media': { [from.lg]: { selectors: { [`:not(${headBody}) > &`]: { gridColumn: '1 / span 3' } } } },
})

const sizeOfPage = createVar()
const leadingOfPage = createVar()

// One size on a page: where a section has its heading beside the content, all have the size of that one. Inherited
// properties, because the browser would compute the styles of all elements below a rule such as `main:has(…) h2` again
// whenever an element is added to the page.
globalStyle(`main:has(${headSplit})`, {
  '@layer': {
    [layers.modules]: { vars: { [sizeOfPage]: vars.type.title3.size, [leadingOfPage]: vars.type.title3.leading } },
  },
})

export const title = style([
  typeStyle.title2,
  inModules({
    gridColumn: '1 / -1',
    fontSize: fallbackVar(sizeOfPage, vars.type.title2.size),
    // Chinese and Japanese headings keep the leading of their script.
    selectors: {
      '&:not(:lang(zh), :lang(ja))': { lineHeight: fallbackVar(leadingOfPage, vars.type.title2.leading) },
    },
    '@media': { [from.md]: { gridColumn: '1 / span 9' }, [from.lg]: { gridColumn: '1 / span 9' } },
  }),
])

export const titleSplit = style([
  typeStyle.title3,
  inModules({
    fontSize: vars.type.title3.size,
    selectors: { '&:not(:lang(zh), :lang(ja))': { lineHeight: vars.type.title3.leading } },
  }),
])

/** The page's heading. */
export const titleSplitFirst = style([typeStyle.title2, inModules({ overflowWrap: 'break-word' })])

export const lead = style([
  typeStyle.lead,
  inModules({
    ...running,
    gridColumn: '1 / -1',
    maxWidth: '38em',
    color: vars.color.inkMuted,
    '@media': { [from.lg]: { gridColumn: '1 / span 8' } },
  }),
])

/**
 * With an overline, title and lead start at the fifth column and leave space for the link. Declared after both, whose
 * columns it overrides.
 */
export const beside = moduleStyle({ '@media': { [from.lg]: { gridColumn: '5 / span 5' } } })

export const leadSplit = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

export const link = moduleStyle({
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: '10 / -1', gridRow: 1, justifySelf: 'end' } },
})

export const content = moduleStyle({ gridColumn: '1 / -1', minWidth: 0 })

/** Above the heading, whose rule spans the full width, so that the content stays clickable. */
export const contentSplit = moduleStyle({
  '@media': {
    [from.lg]: { position: 'relative', gridColumn: '5 / -1', gridRow: 1 },
  },
})

/** Below the rule of the heading, which replaces the line above a list's first entry. */
export const contentRuled = moduleStyle({
  '@media': {
    [from.lg]: {
      paddingBlockStart: vars.space['5'],
      vars: { [firstLineProperty]: '0px', [firstSpaceProperty]: '0px' },
    },
  },
})
