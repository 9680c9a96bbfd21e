import { breakpoints, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

/** Below the drawing, where the heading is above the groups. */
const onTablet = `(min-width: ${breakpoints.md / 16}rem) and (not (min-width: ${breakpoints.lg / 16}rem))`

/** Two columns of equal height where both fit: names and values of a row stay close to each other. */
export const groups = moduleStyle({
  columnGap: vars.space.column,
  '@media': { [onTablet]: { columns: 2 }, [from.xl]: { columns: 2 } },
})
