import { style, styleVariants } from '@vanilla-extract/css'
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

const wide = { gridColumn: '1 / -1' } as const

/** Places on the grid; below `lg` everything takes the full width. */
export const place = styleVariants({
  full: inModules(wide),
  label: inModules({ ...wide, '@media': { [from.lg]: { gridColumn: '1 / span 3' } } }),
  side: inModules({ ...wide, '@media': { [from.lg]: { gridColumn: '1 / span 4' } } }),
  main: inModules({ ...wide, '@media': { [from.lg]: { gridColumn: '5 / -1' } } }),
  text: inModules({
    ...wide,
    '@media': { [from.md]: { gridColumn: '1 / span 10' }, [from.lg]: { gridColumn: '5 / span 7' } },
  }),
  middle: inModules({ ...wide, '@media': { [from.lg]: { gridColumn: '4 / -1' } } }),
})
