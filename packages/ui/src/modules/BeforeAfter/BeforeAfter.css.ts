import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'

const { color, space, size } = vars

/** Below each other on phones, where the drawings would be too small. */
export const sides = moduleStyle({
  display: 'grid',
  gap: `${space['7']} ${space.column}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 } },
})

/**
 * Both sides share their rows: text and parts start at one height however long the texts are. More rows than a side has
 * parts: empty ones take no space.
 */
export const side = moduleStyle({
  display: 'grid',
  minWidth: 0,
  '@media': { [from.md]: { gridRow: 'span 16', gridTemplateRows: 'subgrid' } },
})

export const drawing = moduleStyle({ display: 'block', width: '100%', height: 'auto', marginBlockEnd: space['5'] })

/** Across both sides. */
export const totals = moduleStyle({ gridColumn: '1 / -1', paddingBlockStart: space['5'], textAlign: 'end' })

export const saved = style([typeStyle.title2, inModules({ marginBlockStart: space['3'] })])

const line = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

export const plate = moduleStyle({ ...line, fill: color.media, stroke: color.lineStrong, strokeWidth: 1 })
export const duct = moduleStyle({ fill: color.canvas, opacity: 0.7 })
export const terminal = moduleStyle({ ...line, fill: color.surface, stroke: color.ink, strokeWidth: 1.25 })
export const wireTidy = moduleStyle({ ...line, fill: 'none', stroke: color.signal, strokeWidth: 1.75 })
export const wireLoose = moduleStyle({ ...line, fill: 'none', stroke: color.inkMuted, strokeWidth: 2.25 })

export const head = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space['4']}`,
})

export const title = style([typeStyle.title3])

export const total = style([typeStyle.title3, inModules({ fontVariantNumeric: 'tabular-nums', hyphens: 'none' })])

export const text = style([
  typeStyle.body,
  inModules({ ...running, color: color.inkMuted, marginBlockStart: space['3'] }),
])

export const parts = moduleStyle({
  marginBlockStart: space['5'],
  '@media': { [from.md]: { gridRow: '4 / -1', display: 'grid', gridTemplateRows: 'subgrid' } },
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
})

export const part = style([
  typeStyle.small,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    gap: `${space['1']} ${space['4']}`,
    paddingBlock: space['2'],
    borderBlockStart: `${size.hairline} solid ${color.line}`,
  }),
])

export const partLabel = moduleStyle(running)

export const time = moduleStyle({
  display: 'grid',
  alignItems: 'center',
  gap: `${space['1']} ${space['3']}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    // “3 hr, 35 min” and “3 Std. 35 Min.” stay on one line.
    [from.md]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
  },
})

export const bar = moduleStyle({ display: 'block', width: '100%', height: '1rem' })
export const timeBefore = moduleStyle({ fill: color.lineStrong })
export const timeAfter = moduleStyle({ fill: color.signal })

/** Drawn from left to right, like the cabinets. */
export const totalBars = moduleStyle({ ...label, width: '100%', height: '72px', fill: color.ink, direction: 'ltr' })

export const caption = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['5'] }),
])
