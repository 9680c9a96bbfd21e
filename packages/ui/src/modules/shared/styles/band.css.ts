import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

/**
 * A section as a dark band from edge to edge of the window, with `data-scheme="dark"`: on light pages it separates what
 * is above it from what is below. As the last content it meets the footer.
 */
export const band = moduleStyle({
  paddingBlock: vars.space['7'],
  color: vars.color.ink,
  background: vars.color.sunken,
  selectors: { 'main > &:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.section})` } },
  '@media': { [from.lg]: { paddingBlock: vars.space['8'] } },
})
