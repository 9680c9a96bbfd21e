import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { from, type Breakpoint } from '../breakpoints.js'
import { vars } from '../contract.css.js'
import { inLayout, layoutStyle } from '../styleIn.js'

const { space, size, color } = vars

export const stack = layoutStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const cluster = layoutStyle({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })

const gaps = { none: space['0'], '1': space['1'], '2': space['2'], '3': space['3'], '4': space['4'], '5': space['5'] }
const largeGaps = { '6': space['6'], '7': space['7'], '8': space['8'], '9': space['9'] }

export const gap = styleVariants(
  { ...gaps, ...largeGaps, column: space.column, block: space.block, section: space.section },
  (value) => inLayout({ gap: value }),
)
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (value) => inLayout({ alignItems: value }),
)
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => inLayout({ justifyContent: value }),
)

export const grid = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.column,
  rowGap: space.block,
})

const columns = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9, '10': 10, '11': 11, '12': 12 }

function at(breakpoint: Breakpoint | 'base', rule: StyleRule): StyleRule {
  return inLayout(breakpoint === 'base' ? rule : { '@media': { [from[breakpoint]]: rule } })
}

function toSpans(breakpoint: Breakpoint | 'base') {
  return styleVariants(columns, (count) => at(breakpoint, { gridColumnEnd: `span ${count}` }))
}

function toStarts(breakpoint: Breakpoint | 'base') {
  return styleVariants(columns, (line) => at(breakpoint, { gridColumnStart: line }))
}

export const span = {
  base: toSpans('base'),
  sm: toSpans('sm'),
  md: toSpans('md'),
  lg: toSpans('lg'),
  xl: toSpans('xl'),
}
export const start = { base: toStarts('base'), md: toStarts('md'), lg: toStarts('lg'), xl: toStarts('xl') }

export const column = layoutStyle({ minWidth: 0 })

export const container = layoutStyle({ width: '100%', marginInline: 'auto', paddingInline: space.gutter })
export const containerSize = styleVariants({
  wide: inLayout({ maxWidth: `calc(${size.container} + 2 * ${space.gutter})` }),
  narrow: inLayout({ maxWidth: `calc(${size.narrow} + 2 * ${space.gutter})` }),
})

export const section = layoutStyle({ paddingBlock: space.section })
export const sectionTone = styleVariants({
  canvas: inLayout({}),
  sunken: inLayout({ background: color.sunken }),
  inverse: inLayout({ background: color.canvas }),
})

export const divider = layoutStyle({
  width: '100%',
  height: 0,
  border: 0,
  borderTop: `${size.hairline} solid ${color.line}`,
})

export const visuallyHidden = layoutStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
