import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

export const frame = componentStyle({ display: 'block', overflow: 'hidden' })

export const backed = componentStyle({ background: vars.color.media })

export const image = componentStyle({ width: '100%', height: 'auto' })

export const ratio = styleVariants({
  natural: inComponents({}),
  square: inComponents({ aspectRatio: '1' }),
  standard: inComponents({ aspectRatio: '4 / 3' }),
  video: inComponents({ aspectRatio: '16 / 9' }),
  wide: inComponents({ aspectRatio: '21 / 9' }),
  fill: inComponents({ width: '100%', height: '100%' }),
})

export const fit = styleVariants({
  cover: inComponents({ height: '100%', objectFit: 'cover' }),
  contain: inComponents({ height: '100%', objectFit: 'contain' }),
  none: inComponents({}),
})
