import { styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

export const icon = componentStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
})

export const filled = componentStyle({ fill: 'currentcolor' })

/** The innermost transform: rotation and movement of the parent’s styles apply to the mirrored icon. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })

export const size = styleVariants({
  small: inComponents({ width: '1rem', height: '1rem', strokeWidth: 1.75 }),
  medium: inComponents({ width: '1.25rem', height: '1.25rem' }),
  large: inComponents({ width: '1.5rem', height: '1.5rem' }),
  huge: inComponents({ width: '2.5rem', height: '2.5rem', strokeWidth: 1.25 }),
})
