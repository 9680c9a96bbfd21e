import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

/** Two columns of equal height on wide screens: names and values of a row stay close to each other. */
export const groups = moduleStyle({
  columnGap: vars.space.column,
  '@media': { [from.xl]: { columns: 2 } },
})
