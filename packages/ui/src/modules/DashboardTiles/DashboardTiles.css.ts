import { style, styleVariants } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { breathe } from '../../foundations/keyframes.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { cardArrow } from '../shared/styles/card.js'
import { pageWidth, grid } from '../shared/styles/grid.css.js'
import { label as smallLabel, running } from '../shared/styles/text.js'

export const head = style([grid, inModules({ rowGap: vars.space['4'], paddingBlock: vars.space.block })])

export const overline = style([
  typeStyle.small,
  inModules({ gridColumn: '1 / -1', fontWeight: vars.weight.strong, color: vars.color.inkMuted }),
])

export const title = style([
  typeStyle.title1,
  inModules({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '1 / span 10' } } }),
])

export const lead = style([
  typeStyle.lead,
  inModules({
    ...running,
    gridColumn: '1 / -1',
    color: vars.color.inkMuted,
    '@media': { [from.lg]: { gridColumn: '1 / span 7' } },
  }),
])

export const action = moduleStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space['2'] })

export const offer = style([
  inModules({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space['2']} ${vars.space['5']}`,
    marginBlockStart: vars.space['4'],
    padding: `${vars.space['3']} ${vars.space['4']}`,
    background: vars.color.signalTint,
  }),
])

export const figureSection = style([pageWidth, inModules({ paddingBlockEnd: vars.space.block })])

export const figuresTitle = moduleStyle({
  ...smallLabel,
  color: vars.color.inkMuted,
  paddingBlockEnd: vars.space['5'],
})

/** Below each other on phones, a row of equal parts from tablets on, which align with the tiles. */
export const figures = moduleStyle({
  display: 'grid',
  gap: `${vars.space['4']} ${vars.space.column}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' } },
})

/** On phones the value is beside its label, on wider screens above it. */
export const figure = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['3'],
  height: '100%',
  paddingBlockStart: vars.space['4'],
  color: vars.color.ink,
  selectors: { '&::before': measureLine(vars.color.ink) },
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'start',
      alignItems: 'start',
      rowGap: vars.space['3'],
      paddingBlockStart: vars.space['5'],
    },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'none' } } },
  },
})

/** Waits for the user: the line has the width and colour that mark what is current. */
export const figureMarked = moduleStyle({
  color: vars.color.signalInk,
  selectors: {
    '&::before': measureLine(vars.color.signal, vars.color.signal),
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '-1px',
      height: '3px',
      background: vars.color.signal,
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
})

export const value = style([
  typeStyle.display,
  inModules({
    fontSize: 'clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem)',
    lineHeight: 1,
    '@media': { [from.md]: { gridColumn: '1 / -1' } },
  }),
])

export const label = style([
  typeStyle.title4,
  inModules({
    color: vars.color.ink,
    '@media': {
      [canHover]: {
        selectors: {
          [`${figure}:hover > &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        },
      },
    },
  }),
])

export const arrow = moduleStyle(cardArrow())

export const body = style([pageWidth])

const betweenSmallAndLarge = `${from.sm} and (not ${from.lg})`
const betweenLargeAndWidest = `${from.lg} and (not ${from.xl})`

/** Twelve columns, so that the tiles of a last row that is not full share its width. */
export const list = moduleStyle({
  display: 'grid',
  columnGap: vars.space.column,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.ink}`,
})

/** Number of tiles in a row of the widest screens. */
export const rowsOf = styleVariants({ 3: {}, 4: {} })

function inRowsOf(count: number, parent = '') {
  const toSelector = (part: string) => `${parent}&:${part}`
  const lastRows = Array.from({ length: count - 1 }, (_, before) => before + 1).flatMap((rest) =>
    Array.from({ length: rest }, (_, index) => [
      toSelector(`nth-child(${count}n + ${index + 1}):nth-last-child(${rest - index})`),
      { gridColumn: `span ${12 / rest}` },
    ]),
  )
  return {
    [toSelector('nth-child(n)')]: { gridColumn: `span ${12 / count}` },
    ...Object.fromEntries(lastRows),
  }
}

/** Tiles of a row share a subgrid, so that parts align even without a link. */
export const tile = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space['2'],
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: vars.space['5'],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [betweenSmallAndLarge]: { selectors: inRowsOf(2) },
    [betweenLargeAndWidest]: { selectors: inRowsOf(3) },
    [from.xl]: { selectors: { ...inRowsOf(3, `${rowsOf[3]} > `), ...inRowsOf(4, `${rowsOf[4]} > `) } },
  },
})

export const tileHead = moduleStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['3'],
})

/** The drawing, not the empty edge of its square, aligns with the text. */
export const icon = moduleStyle({ marginInlineStart: '-0.1875rem' })

export const tileTitle = style([typeStyle.title4])

export const description = style([typeStyle.small, inModules({ ...running, gridRow: 3, color: vars.color.inkMuted })])

/** The link's target area is the whole tile. */
export const link = moduleStyle({
  gridRow: 4,
  marginBlockStart: vars.space['2'],
  justifySelf: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
  },
})

export const skeletonIcon = moduleStyle({
  width: '2.5rem',
  height: '2.5rem',
  background: vars.color.skeleton,
  marginBlockEnd: '2rem',
  animation: `${breathe} 1600ms ease-in-out infinite`,
})

export const skeletonLine = moduleStyle({
  width: '70%',
  height: '1.1rem',
  background: vars.color.skeleton,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
