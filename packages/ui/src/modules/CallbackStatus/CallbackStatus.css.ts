import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const feed = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } })
const feedMirrored = keyframes({ from: { translate: '100% 0' }, to: { translate: '-250% 0' } })

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
