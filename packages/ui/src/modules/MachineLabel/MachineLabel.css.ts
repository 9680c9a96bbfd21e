import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth } from '../shared/styles/grid.css.js'

const { color, size, space } = vars

export const page = style([
  pageWidth,
  inModules({
    display: 'grid',
    justifyItems: 'start',
    gap: space['6'],
    paddingBlock: space.block,
    '@media': { print: { padding: 0 } },
  }),
])
export const label = moduleStyle({
  display: 'grid',
  gap: space['5'],
  alignItems: 'center',
  maxWidth: '100%',
  padding: space['5'],
  border: `${size.hairline} solid ${color.ink}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    // 100 mm × 50 mm, a common size of label sheets.
    print: { gridTemplateColumns: '40mm 1fr', width: '100mm', minHeight: '50mm', gap: '4mm', padding: '4mm' },
  },
})
/** Dark on light in both schemes: many scanners do not read inverted codes. */
export const code = moduleStyle({
  width: '12rem',
  maxWidth: '100%',
  aspectRatio: '1',
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  '@media': { print: { width: '40mm' } },
})
export const texts = moduleStyle({ display: 'grid', gap: space['2'], minWidth: 0, overflowWrap: 'anywhere' })
export const name = style([typeStyle.title4])
export const small = style([typeStyle.small, inModules({ color: color.inkMuted })])
export const number = moduleStyle({ fontVariantNumeric: 'tabular-nums', color: color.ink })
export const address = style([typeStyle.small])
export const actions = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  '@media': { print: { display: 'none' } },
})
