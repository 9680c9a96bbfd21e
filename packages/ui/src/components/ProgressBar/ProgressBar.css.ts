import { vars } from '../../foundations/contract.css.js'
import { feed, feedMirrored } from '../../foundations/keyframes.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing } = vars

export const bar = componentStyle({
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: '4px',
  border: 0,
  background: color.skeleton,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: color.signal,
      transition: `inline-size ${duration.medium} ${easing.standard}`,
    },
    '&::-moz-progress-bar': { background: color.signal },
  },
})

export const unknown = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '40%',
      background: color.signal,
      animation: `${feed} 1.1s ${easing.standard} infinite`,
    },
    '&:dir(rtl)::after': { animationName: feedMirrored },
  },
})

/** At the top edge of the window, above everything. */
export const page = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 500,
  height: '3px',
  background: 'transparent',
})
