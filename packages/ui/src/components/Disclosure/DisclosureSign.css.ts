import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

/** The drawing, not the empty edge of its square, ends at the edge of the content. */
export const sign = componentStyle({
  marginInlineEnd: '-0.1875rem',
  color: vars.color.inkMuted,
  transition: `rotate ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
})
