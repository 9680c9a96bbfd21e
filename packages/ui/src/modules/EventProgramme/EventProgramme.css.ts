import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'

const { color, space, size } = vars

/** The largest matrix. */
export const mostDays = 5
export const mostRows = 20

const isMatrix = '[data-days] &'
const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Of a matrix: a column of times and one for each day. */
const columnsByDays = Object.fromEntries(
  counted(mostDays).map((count) => [
    `&[data-days="${count}"]`,
    { gridTemplateColumns: `5rem repeat(${count}, minmax(0, 1fr))` },
  ]),
)

/** Sessions of one time stand in one row. */
const rows = Object.fromEntries(counted(mostRows).map((row) => [`&[data-row="${row}"]`, { gridRow: row }]))

export const days = moduleStyle({
  display: 'grid',
  gap: `${space['7']} ${space.column}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
      // Rows without a session have no height: the space between rows is part of the sessions.
      selectors: { '&[data-days]': { rowGap: 0 }, ...columnsByDays },
    },
  },
})

/** Below the days of a matrix, with a line above each time across all days. */
export const times = moduleStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridRow: `2 / span ${mostRows}`,
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: 'subgrid',
    },
  },
})

export const slot = style([
  typeStyle.title4,
  inModules({
    gridColumn: '1 / -1',
    paddingBlockStart: space['4'],
    borderBlockStart: `${size.hairline} solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
    selectors: rows,
  }),
])

export const day = moduleStyle({
  minWidth: 0,
  '@media': {
    [from.lg]: {
      selectors: {
        [isMatrix]: { display: 'grid', gridRow: `1 / span ${mostRows + 1}`, gridTemplateRows: 'subgrid' },
        ...Object.fromEntries(
          // The first element is the times.
          counted(mostDays).map((count) => [`[data-days] > &:nth-child(${count + 1})`, { gridColumn: count + 1 }]),
        ),
      },
    },
  },
})

export const head = moduleStyle({
  borderBlockStart: `3px solid ${color.signal}`,
  paddingBlockStart: space['3'],
  '@media': { [from.lg]: { selectors: { [isMatrix]: { paddingBlockEnd: space['5'] } } } },
})

export const dayHeading = style([typeStyle.title3])

export const weekday = moduleStyle({ ...label, display: 'block', color: color.inkMuted, letterSpacing: 0 })

export const date = moduleStyle({ display: 'block' })

export const dayTitle = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['1'] }),
])

export const sessions = moduleStyle({
  '@media': {
    [from.lg]: {
      selectors: { [isMatrix]: { display: 'grid', gridRow: '2 / -1', gridTemplateRows: 'subgrid' } },
    },
  },
})

export const session = moduleStyle({
  display: 'grid',
  // “11:00 AM” in the widest title face.
  gridTemplateColumns: '5.25rem minmax(0, 1fr)',
  gap: space['3'],
  marginBlockStart: space['3'],
  paddingBlockStart: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  '@media': {
    [from.lg]: {
      selectors: {
        [isMatrix]: {
          position: 'relative',
          display: 'block',
          marginBlockStart: 0,
          paddingBlock: `${space['4']} ${space['6']}`,
          borderBlockStart: 0,
        },
        ...Object.fromEntries(Object.entries(rows).map(([key, rule]) => [`[data-days] ${key}`, rule])),
      },
    },
  },
})

/** In a matrix the times stand once, in the first column. */
export const time = style([
  typeStyle.title4,
  inModules({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    hyphens: 'none',
    '@media': {
      [from.lg]: {
        selectors: {
          [isMatrix]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        },
      },
    },
  }),
])

export const title = style([typeStyle.title4])

export const text = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])

export const place = moduleStyle({ ...label, ...running, paddingBlockStart: space['1'] })
