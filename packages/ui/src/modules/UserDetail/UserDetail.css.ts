import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth } from '../shared/styles/grid.css.js'

const { color, size, space } = vars
const hairline = `${size.hairline} solid ${color.line}`

export const head = style([
  pageWidth,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['5'],
    paddingBlock: `${space['6']} 0`,
  }),
])
export const title = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['5']}`,
})
export const name = style([typeStyle.title1, inModules({ minWidth: 0, overflowWrap: 'break-word' })])
export const facts = moduleStyle({
  display: 'grid',
  columnGap: space.column,
  borderBlockEnd: hairline,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
})
export const fact = moduleStyle({
  paddingBlock: space['4'],
  borderBlockStart: hairline,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const label = style([typeStyle.small, inModules({ color: color.inkMuted })])
