import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { appear, rise } from '../../foundations/keyframes.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, shadow, size: sizes, space } = vars

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 300,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  background: color.scrim,
  animation: `${appear} ${duration.medium} ${easing.standard}`,
  '@media': { [from.md]: { alignItems: 'center', padding: space['6'] } },
})

export const dialog = componentStyle({
  position: 'relative',
  width: '100%',
  padding: `${space['6']} ${space.gutter} ${space.gutter}`,
  color: color.ink,
  background: color.surface,
  boxShadow: shadow.overlay,
  animation: `${rise} ${duration.slow} ${easing.standard}`,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [from.md]: { padding: space['7'], borderRadius: radius.floating } },
})

export const size = styleVariants({
  small: inComponents({ maxWidth: '30rem' }),
  medium: inComponents({ maxWidth: '42rem' }),
  large: inComponents({ maxWidth: `calc(${sizes.narrow} + 4rem)` }),
})

export const header = componentStyle({ paddingInlineEnd: space['7'] })
export const description = componentStyle({ color: color.inkMuted, marginBlockStart: space['2'] })
export const body = componentStyle({ marginBlockStart: space['5'] })
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  marginBlockStart: space['6'],
})
export const close = componentStyle({ position: 'absolute', insetBlockStart: space['4'], insetInlineEnd: space['4'] })

// Locks page scrolling with a rule: a style element written by script violates the Content Security Policy of public pages.
globalStyle(`html:has(.${scrim})`, {
  '@layer': { [layers.components]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
})
