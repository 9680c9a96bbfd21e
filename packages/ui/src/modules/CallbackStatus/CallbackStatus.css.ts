import { vars } from '../../foundations/contract.css.js'
import { feed, feedMirrored } from '../../foundations/keyframes.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

/** Progress indicator: a wire that is fed through. */
export const progress = moduleStyle({
  justifySelf: 'stretch',
  maxWidth: '24rem',
  height: '5px',
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: vars.color.signal,
      animation: `${feed} 1300ms ${vars.easing.standard} infinite`,
    },
    '&:dir(rtl)::after': { animationName: feedMirrored },
  },
})
