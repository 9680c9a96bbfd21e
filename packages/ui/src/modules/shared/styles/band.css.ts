import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'
import { bleed } from './grid.css.js'

/** A coloured band from edge to edge of the window, inside a section; its content keeps the page's margins. */
export const band = moduleStyle({
  marginInline: bleed,
  paddingInline: `calc(-1 * ${bleed})`,
  paddingBlock: vars.space['6'],
  color: vars.color.ink,
  background: vars.color.sunken,
  '@media': { [from.lg]: { paddingBlock: vars.space['8'] } },
})
