import { globalStyle, keyframes, styleVariants } from '@vanilla-extract/css'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { appear } from '../../foundations/keyframes.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, shadow, size: sizes, space } = vars

const fromRight = keyframes({ from: { translate: '100% 0' } })
const fromLeft = keyframes({ from: { translate: '-100% 0' } })

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 300,
  display: 'flex',
  pointerEvents: 'auto',
  background: color.scrim,
  animation: `${appear} ${duration.medium} ${easing.standard}`,
})

export const scrimSide = styleVariants({
  end: inComponents({ justifyContent: 'flex-end' }),
  start: inComponents({ justifyContent: 'flex-start' }),
})

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.ink,
  background: color.surface,
  boxShadow: shadow.overlay,
  selectors: { '&:focus': { outline: 'none' } },
})

export const side = styleVariants({
  end: inComponents({
    animation: `${fromRight} ${duration.slow} ${easing.standard}`,
    selectors: { '&:dir(rtl)': { animationName: fromLeft } },
  }),
  start: inComponents({
    animation: `${fromLeft} ${duration.slow} ${easing.standard}`,
    selectors: { '&:dir(rtl)': { animationName: fromRight } },
  }),
})

export const size = styleVariants({
  small: inComponents({ maxWidth: '24rem' }),
  medium: inComponents({ maxWidth: '32rem' }),
  large: inComponents({ maxWidth: '48rem' }),
})

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.surface,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space['4'],
  padding: `${space['5']} ${space.gutter} ${space['4']}`,
  borderBlockEnd: `${sizes.hairline} solid ${color.line}`,
})
export const headerText = componentStyle({ display: 'grid', gap: space['1'], minWidth: 0 })
export const description = componentStyle({ color: color.inkMuted })
export const close = componentStyle({ flex: 'none', marginInlineEnd: `calc(-1 * ${space['3']})` })
export const body = componentStyle({ flex: 1, padding: `${space['5']} ${space.gutter}` })
export const actions = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  background: color.surface,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  padding: `${space['4']} ${space.gutter}`,
  borderBlockStart: `${sizes.hairline} solid ${color.line}`,
})

// Locks page scrolling; see `Dialog`.
globalStyle(`html:has(.${scrim})`, {
  '@layer': { [layers.components]: { overflow: 'hidden', scrollbarGutter: 'stable' } },
})
