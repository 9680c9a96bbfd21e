import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'
import { cardGrid, threeUp } from '../shared/styles/card.js'

export const filters = moduleStyle({ paddingBlockEnd: vars.space['6'], '@media': { print: { display: 'none' } } })
export const list = moduleStyle({
  ...cardGrid,
  '@media': { ...cardGrid['@media'], [`not all and ${from.sm}`]: { rowGap: vars.space['6'] } },
})
/** Three or six stories: none is alone in its row. */
export const rowsOfThree = moduleStyle(threeUp)
/** One story fills the width beside the heading: its picture is beside its text. */
export const single = moduleStyle({
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const first = moduleStyle({ gridColumn: '1 / -1' })
export const more = moduleStyle({ marginBlockStart: vars.space.block })
