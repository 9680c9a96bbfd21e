import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { feed, feedMirrored } from '../../foundations/keyframes.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { pageWidth } from '../shared/styles/grid.css.js'

export const shell = moduleStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  position: 'relative',
  // The end has the colour of the footer, also below the bar of side buttons.
  background: `linear-gradient(${vars.color.sunken}, ${vars.color.sunken}) bottom / 100% 4rem no-repeat ${vars.color.canvas}`,
})

/** Progress bar of a navigation. Appears with a delay, so that fast pages do not flash. */
export const loadingBar = moduleStyle({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  top: 0,
  height: '3px',
  overflow: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-active]': { opacity: 1, transitionDelay: '150ms' },
    '&[data-active]::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: vars.color.signal,
      animation: `${feed} 1100ms ${vars.easing.standard} infinite`,
    },
    '&[data-active]:dir(rtl)::after': { animationName: feedMirrored },
  },
  '@media': { print: { display: 'none' } },
})

export const breadcrumbs = style([
  pageWidth,
  inModules({ paddingBlockStart: vars.space['5'], '@media': { print: { display: 'none' } } }),
])

/** Pictures may extend to the window's edge; overflow of a scrollbar's width is clipped. */
export const main = moduleStyle({
  flex: '1 0 auto',
  width: '100%',
  overflowX: 'clip',
  paddingBlockEnd: vars.space.section,
  selectors: { '&:focus': { outline: 'none' } },
})
