import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

/** How far an element reaches past the container's content to touch the edge of the window. */
export const bleed = `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.size.container}) / 2))`

/** The page's width: everything on every page stands on the same two edges. */
export const frame = style(
  inModules({
    width: '100%',
    maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})`,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
)

/** The grid of the page: 4 columns on small screens, 12 from `md` on. */
export const grid = style([
  frame,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: vars.space.column,
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  }),
])
