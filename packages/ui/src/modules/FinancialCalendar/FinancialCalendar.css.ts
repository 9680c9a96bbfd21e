import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { fourColumns } from '../shared/styles/grid.css.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, size, space, type } = vars

export const event = moduleStyle({
  display: 'grid',
  gap: `${space['2']} ${space.column}`,
  alignItems: 'baseline',
  paddingBlock: space['4'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  '@media': {
    [from.md]: { gridTemplateColumns: '13rem minmax(0, 1fr) auto' },
    // Dates in the column of the headings, titles in that of the content.
    [from.lg]: { gridTemplateColumns: `${fourColumns} minmax(0, 1fr) auto` },
  },
})
export const date = moduleStyle({ color: color.inkMuted, fontSize: type.small.size })
export const day = style([
  typeStyle.title2,
  inModules({ display: 'inline-block', minWidth: '2.5ch', color: color.ink, fontVariantNumeric: 'tabular-nums' }),
])
export const body = moduleStyle({ display: 'grid', gap: space['1'] })
export const all = moduleStyle({ marginBlockStart: space['4'] })
