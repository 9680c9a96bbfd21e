import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'

/** Negative margin that extends an element from the container's content to the edge of the window. */
export const bleed = `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.size.container}) / 2))`

/** Maximum content width and side gutters; aligns every module to the same two edges. */
export const pageWidth = moduleStyle({
  width: '100%',
  maxWidth: `calc(${vars.size.container} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
})

/** Width of some of twelve columns with the gaps between them, inside an element as wide as the page's content. */
const toWidth = (columns: number) => `calc((100% + ${vars.space.column}) * ${columns} / 12 - ${vars.space.column})`

export const fourColumns = toWidth(4)
export const fiveColumns = toWidth(5)
export const sevenColumns = toWidth(7)
export const eightColumns = toWidth(8)

/** The grid of the page: 4 columns on small screens, 12 from `md` on. */
export const grid = style([
  pageWidth,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: vars.space.column,
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  }),
])
