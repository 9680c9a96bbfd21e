import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'

const { color, space, size } = vars

/** Width of the drawings in the vertical layout: the wire has whole pixels, in the drawing and below it. */
const drawingWidth = '6.25rem'
/** The wire takes 6 % of a drawing, from 47 % on. */
const wireStart = '47%'
const wireThickness = '6%'

export const list = moduleStyle({
  display: 'grid',
  '@media': {
    // The texts of all steps share their rows: drawing, title, text, link and machines.
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
})

export const step = moduleStyle({
  display: 'grid',
  gridTemplateColumns: `${drawingWidth} minmax(0, 1fr)`,
  columnGap: space['4'],
  '@media': {
    [from.md]: { columnGap: space['7'] },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'subgrid', gridRow: 'span 5' },
  },
})

/** Continues the wire below the drawing on small screens. */
export const drawing = moduleStyle({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      // Overlaps both drawings, so that no gap of a fraction of a pixel is seen.
      top: `calc(${drawingWidth} - 1px)`,
      bottom: '-1px',
      insetInlineStart: wireStart,
      width: wireThickness,
      background: color.signal,
    },
    [`${step}:last-child > &::after`]: { content: 'none' },
  },
  '@media': {
    [from.lg]: { selectors: { '&::after': { content: 'none' } } },
  },
})

export const station = moduleStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  rotate: '90deg',
  '@media': { [from.lg]: { rotate: 'none' } },
  // The wire runs in the direction of reading.
  selectors: { '&:dir(rtl)': { '@media': { [from.lg]: { scale: '-1 1' } } } },
})

/** A sign that is read, such as a curve: it is not turned with the drawing. */
export const upright = moduleStyle({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  rotate: '-90deg',
  // Turned, the curve would be wider than the drawing is high.
  scale: '0.8',
  '@media': { [from.lg]: { rotate: 'none', scale: 'none' } },
  selectors: { '&:dir(rtl)': { '@media': { [from.lg]: { scale: '-1 1' } } } },
})

export const wire = moduleStyle({ fill: color.signal })
/** The wire from the edge of the window to the first drawing on large screens. */
export const leadIn = moduleStyle({
  display: 'none',
  fill: color.signal,
  selectors: { [`${step}:first-child &`]: { '@media': { [from.lg]: { display: 'block' } } } },
})
export const branch = moduleStyle({ fill: 'none', stroke: color.signal, strokeWidth: 5 })

const line = { stroke: color.ink, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const

export const metal = moduleStyle({ ...line, fill: color.canvas, strokeLinejoin: 'round' })
export const outline = moduleStyle({ ...line, fill: color.canvas, strokeLinejoin: 'round' })
export const strand = moduleStyle({ ...line, fill: color.canvas, strokeWidth: 1 })
export const thin = moduleStyle({ ...line, fill: 'none', stroke: color.lineStrong, strokeWidth: 1 })

export const body = moduleStyle({
  ...running,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  justifyItems: 'start',
  alignContent: 'start',
  gap: space['2'],
  paddingBlockEnd: space['6'],
  '@media': {
    // On tablets the way to the machines is beside the text.
    [from.md]: { gridTemplateColumns: '2fr 3fr', columnGap: space.column },
    [from.lg]: {
      gridRow: '2 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      paddingBlockStart: space['5'],
      paddingInline: `0 ${space.column}`,
      paddingBlockEnd: 0,
    },
  },
})

const inRow = (row: number, tablet: object) =>
  inModules({ '@media': { [from.md]: tablet, [from.lg]: { gridColumn: 'auto', gridRow: row } } })

export const title = style([typeStyle.title3, inRow(1, { gridColumn: 1, gridRow: 1 })])

export const text = style([
  typeStyle.small,
  inModules({ ...running, hyphens: 'manual', color: color.inkMuted, maxWidth: '36em' }),
  inRow(2, { gridColumn: 1, gridRow: 2 }),
])

/** Words of links stay whole. */
export const more = style([
  inModules({ hyphens: 'manual' }),
  inRow(3, { gridColumn: 2, gridRow: 1, alignSelf: 'center' }),
])

export const machines = style([inRow(4, { gridColumn: 2, gridRow: 2, alignSelf: 'start' })])

export const links = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space['4']}` })

export const link = style([
  typeStyle.small,
  inModules({ display: 'inline-flex', alignItems: 'center', minHeight: '2rem', fontWeight: vars.weight.strong }),
])

/** A dimension line below the whole wire. */
export const alongside = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['1']} ${space['5']}`,
  marginBlockStart: space['6'],
  paddingBlockStart: space['4'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
})

export const alongsideLabel = moduleStyle({ ...label, color: color.inkMuted })
