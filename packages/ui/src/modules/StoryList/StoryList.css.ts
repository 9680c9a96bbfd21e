import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'
import { cardGrid, threeUp } from '../shared/styles/card.js'

export const filters = moduleStyle({ paddingBlockEnd: vars.space['6'] })
export const list = moduleStyle({
  ...cardGrid,
  '@media': { ...cardGrid['@media'], [`not all and ${from.sm}`]: { rowGap: vars.space['6'] } },
})
/** Three or six stories: none is alone in its row. */
export const rowsOfThree = moduleStyle(threeUp)
export const first = moduleStyle({ gridColumn: '1 / -1' })
export const more = moduleStyle({ marginBlockStart: vars.space.block })
