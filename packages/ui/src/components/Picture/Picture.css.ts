import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'
import { dimming, tile } from '../../foundations/tile.js'

export const frame = componentStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: dimming,
    pointerEvents: 'none',
  },
})

export const backed = componentStyle(tile)

const focusX = createVar()
const focusY = createVar()
const tenths = Array.from({ length: 11 }, (_, tenth) => tenth)
const toDigits = (tenth: number) => String(tenth).padStart(2, '0')

/**
 * A URL such as `hall-fx020-fy080.webp` names the focal point in percent; the page needs no script and no inline style
 * for it, which its Content Security Policy refuses. Rounded down to tens, since the picture is cropped around the point.
 */
export const image = componentStyle({
  width: '100%',
  height: 'auto',
  objectPosition: `${fallbackVar(focusX, '50%')} ${fallbackVar(focusY, '50%')}`,
  selectors: Object.fromEntries(
    tenths.flatMap((tenth) => [
      [`&[src*="-fx${toDigits(tenth)}"]`, { vars: { [focusX]: `${tenth * 10}%` } }],
      [`&[src*="-fy${toDigits(tenth)}"]`, { vars: { [focusY]: `${tenth * 10}%` } }],
    ]),
  ),
})

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
