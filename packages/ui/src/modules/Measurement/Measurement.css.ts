import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label as labelStyle, running } from '../shared/styles/text.js'

const { color, space, type, weight } = vars

export const caption = style([
  typeStyle.small,
  inModules({
    ...running,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space['1']} ${space['5']}`,
    marginBlockEnd: space['3'],
    color: color.inkMuted,
  }),
])

/** Above the figures of the vertical axis. */
export const axisLabel = moduleStyle({
  ...labelStyle,
  flexBasis: '100%',
  paddingBlockStart: space['2'],
  color: color.ink,
})

/** The figures of the axes stand outside. */
export const chart = moduleStyle({
  display: 'block',
  width: 'calc(100% - 2.75rem)',
  marginInlineStart: '2.75rem',
  marginBlockEnd: space['5'],
  aspectRatio: '4 / 3',
  overflow: 'visible',
  '@media': { [from.md]: { aspectRatio: '21 / 9' }, [from.lg]: { aspectRatio: '3 / 1' } },
})

export const gridLine = moduleStyle({ stroke: color.line, strokeWidth: 1 })

export const curve = moduleStyle({
  fill: 'none',
  stroke: color.signal,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})

export const area = moduleStyle({ fill: color.signalTint, opacity: 0.7 })

export const limit = moduleStyle({ stroke: color.ink, strokeWidth: 1, strokeDasharray: '6 5' })

const chartText = { fontSize: type.caption.size, fontVariantNumeric: 'tabular-nums' } as const

export const tick = moduleStyle({ ...chartText, fill: color.inkMuted })
/** On phones the text is above the chart: in it, it would cross the curve. */
export const limitText = moduleStyle({
  ...chartText,
  fill: color.ink,
  '@media': { [`not all and ${from.md}`]: { display: 'none' } },
})
export const limitLegend = moduleStyle({
  ...chartText,
  flexBasis: '100%',
  color: color.ink,
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '1.75rem',
    marginInlineEnd: space['2'],
    verticalAlign: 'middle',
    borderBlockStart: `1px dashed ${color.ink}`,
  },
  '@media': { [from.md]: { display: 'none' } },
})

export const peak = moduleStyle({ fill: color.sunken, stroke: color.signal, strokeWidth: 3 })

export const peakText = moduleStyle({ fontSize: type.small.size, fontWeight: weight.strong, fill: color.ink })

export const xLabel = moduleStyle({ ...labelStyle, textAlign: 'end', paddingBlockStart: space['1'] })

export const readings = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space['5']} ${space.column}`,
  marginBlockStart: space['6'],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** DOM order is label, value; visual order is value, label. */
export const reading = moduleStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space['1'],
})

export const value = style([typeStyle.title2, inModules({ fontVariantNumeric: 'tabular-nums', hyphens: 'none' })])

export const label = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])
