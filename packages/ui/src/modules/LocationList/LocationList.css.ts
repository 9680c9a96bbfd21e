import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { bleed } from '../shared/styles/grid.css.js'
import { label } from '../shared/styles/text.js'

const { color, size, space, weight } = vars

export const filters = moduleStyle({ paddingBlockEnd: space['6'], '@media': { print: { display: 'none' } } })
/** Two columns on wide screens: a closed country needs little space. */
export const groups = moduleStyle({
  display: 'grid',
  columnGap: space.column,
  alignItems: 'start',
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const group = moduleStyle({ borderBlockStart: `${size.hairline} solid ${color.line}` })
/** The country nearest to the visitor. */
export const groupWide = moduleStyle({ gridColumn: '1 / -1' })
export const summary = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['4'],
  minHeight: '3.5rem',
  paddingBlock: space['2'],
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const overline = moduleStyle({ ...label, display: 'block', color: color.signalInk })
export const groupTitle = style([typeStyle.title4, inModules({ flexGrow: 1, minWidth: 0 })])
export const count = style([typeStyle.small, inModules({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' })])
/** The whole map with its detail at the right. */
export const maps = moduleStyle({
  '@media': {
    [from.lg]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.column },
  },
})
/** The map has a fixed ratio, so that nothing moves when it arrives or shows another part; on phones from edge to edge. */
export const map = moduleStyle({
  display: 'block',
  width: `calc(100% - 2 * ${bleed})`,
  maxWidth: 'none',
  marginInline: bleed,
  aspectRatio: '2 / 1',
  marginBlockEnd: space['6'],
  selectors: { [`${maps} > &`]: { '@media': { [from.lg]: { gridColumn: '1 / span 8' } } } },
  '@media': { [from.md]: { width: '100%', marginInline: 0, aspectRatio: '11 / 4' } },
})
export const detail = moduleStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      display: 'block',
      gridColumn: '9 / -1',
      width: '100%',
      // Without the margin below, so that the line ends with the map.
      height: `calc(100% - ${space['6']})`,
      minHeight: 0,
      borderInlineStart: `${size.hairline} solid ${color.line}`,
      paddingInlineStart: space.column,
      marginBlockEnd: space['6'],
    },
  },
})
const point = {
  stroke: color.canvas,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  scale: '1.75',
  '@media': { [from.md]: { scale: '1' } },
} as const
export const marker = moduleStyle({ ...point, fill: color.ink })
/** Land is the ground of the markers. */
export const land = moduleStyle({ opacity: 0.8 })
export const markerNear = moduleStyle({ ...point, fill: color.signal })
export const locations = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${space['6']} ${space.column}`,
  paddingBlock: `${space['3']} ${space['6']}`,
  // A page could break between the padding and the first location, below the country.
  '@media': { print: { paddingBlockStart: 0 } },
})
export const location = moduleStyle({
  display: 'grid',
  alignContent: 'start',
  gap: `${space['5']} ${space.column}`,
  overflowWrap: 'anywhere',
})
/** The contact person is beside the location if there is space. */
export const withPeople = moduleStyle({
  '@media': {
    [from.md]: { gridColumn: 'span 2', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})
export const place = moduleStyle({ display: 'grid', justifyItems: 'start', gap: space['2'] })
export const address = moduleStyle({ display: 'grid', fontStyle: 'normal' })
export const people = moduleStyle({ display: 'grid', gap: space['4'] })
export const person = moduleStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space['1'],
  paddingInlineStart: space['4'],
  borderInlineStart: `2px solid ${color.line}`,
})
export const personName = moduleStyle({ fontWeight: weight.strong })
