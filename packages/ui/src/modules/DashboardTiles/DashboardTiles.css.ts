import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth, grid } from '../shared/styles/grid.css.js'
import { running } from '../shared/styles/text.js'

export const head = style([grid, inModules({ rowGap: vars.space['4'], paddingBlock: vars.space.block })])

/** The section below has a distance of its own. */
export const headOfSections = moduleStyle({ paddingBlockEnd: 0 })

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

export const body = style([pageWidth])
export const apart = moduleStyle({ paddingBlockStart: vars.space.block })

const betweenSmallAndLarge = `${from.sm} and (not ${from.lg})`
const betweenLargeAndWidest = `${from.lg} and (not ${from.xl})`

/** Hairlines between the tiles of a row; the outer ones align with the page's edges. */
function inRowsOf(count: number) {
  return {
    paddingInline: vars.space['5'],
    borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
    selectors: {
      [`&:nth-child(${count}n + 1)`]: { paddingInlineStart: 0, borderInlineStart: 0 },
      [`&:nth-child(${count}n)`]: { paddingInlineEnd: 0 },
    },
  }
}

/** Cells share their hairlines, as in a table. */
export const list = moduleStyle({
  display: 'grid',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [betweenLargeAndWidest]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.ink}`,
})

/**
 * The first tile of a row aligns with the page's left edge, as headings do. Tiles of a row share a subgrid, so that
 * parts align even without a link.
 */
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
    [betweenSmallAndLarge]: {
      paddingInline: vars.space['5'],
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0 },
        '&:nth-child(even)': {
          paddingInlineEnd: 0,
          borderInlineStart: `${vars.size.hairline} solid ${vars.color.line}`,
        },
      },
    },
    [betweenLargeAndWidest]: inRowsOf(3),
    [from.xl]: inRowsOf(4),
  },
})

export const tileHead = moduleStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlockEnd: vars.space['5'],
  '@media': { [from.sm]: { minHeight: '6.5rem' } },
})

export const icon = styleVariants({
  active: inModules({ color: vars.color.signalInk }),
  pending: inModules({ color: vars.color.ink }),
  unregistered: inModules({ color: vars.color.inkMuted }),
  comingsoon: inModules({ color: vars.color.inkMuted }),
})

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

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeletonIcon = moduleStyle({
  width: '2.5rem',
  height: '2.5rem',
  background: vars.color.skeleton,
  marginBlockEnd: '5rem',
  animation: `${breathe} 1600ms ease-in-out infinite`,
})

export const skeletonLine = moduleStyle({
  width: '70%',
  height: '1.1rem',
  background: vars.color.skeleton,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
