import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { recordFact, recordLine } from '../shared/styles/record.js'

const { color, size, space } = vars
const hairline = `${size.hairline} solid ${color.line}`

export const overview = style([
  grid,
  inModules({ rowGap: space['6'], paddingBlock: `${space['6']} ${space.block}`, alignItems: 'start' }),
])
export const back = moduleStyle({ gridColumn: '1 / -1' })
export const head = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space['3'],
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '1 / span 4' } },
})
export const picture = moduleStyle({
  gridColumn: '1 / -1',
  aspectRatio: '4 / 3',
  maxHeight: '22rem',
  ...tile,
  '@media': { [from.lg]: { gridColumn: '5 / span 4' } },
})
export const overline = moduleStyle(recordLine)
export const number = style([typeStyle.small, inModules({ fontVariantNumeric: 'tabular-nums', color: color.inkMuted })])
export const title = style([typeStyle.title2])
export const actions = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['4'],
})
export const facts = moduleStyle({
  gridColumn: '1 / -1',
  borderBlockEnd: hairline,
  '@media': { [from.lg]: { gridColumn: '9 / -1' } },
})
export const fact = moduleStyle(recordFact)
export const label = style([typeStyle.small, inModules({ color: color.inkMuted })])
