import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { appear } from '../../foundations/keyframes.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, space, type } = vars

export const stage = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 300,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  color: color.ink,
  background: color.canvas,
  animation: `${appear} ${duration.medium} ${easing.standard}`,
  selectors: { '&:focus': { outline: 'none' } },
})

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space.gutter,
  paddingBlock: space['2'],
})
export const position = componentStyle({ fontSize: type.small.size, fontVariantNumeric: 'tabular-nums' })

/** Horizontally scrolling slides with scroll snap. */
export const track = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehavior: 'contain',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
})
export const slide = componentStyle({
  flex: '0 0 100%',
  minWidth: 0,
  height: '100%',
  scrollSnapAlign: 'center',
  paddingInline: space.gutter,
  '@media': { [from.md]: { paddingInline: '5rem' } },
})
export const picture = componentStyle({ height: '100%' })

const arrow = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1.375rem)',
  display: 'none',
  '@media': { [from.md]: { display: 'inline-flex' } },
} as const
export const previous = componentStyle({ ...arrow, insetInlineStart: space['4'] })
export const next = componentStyle({ ...arrow, insetInlineEnd: space['4'] })

export const foot = componentStyle({
  display: 'grid',
  gap: space['3'],
  justifyItems: 'center',
  padding: `${space['4']} ${space.gutter}`,
})
export const caption = componentStyle({ maxWidth: '44rem', fontSize: type.small.size, textAlign: 'center' })
export const thumbnails = componentStyle({
  display: 'flex',
  gap: space['2'],
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '3px',
})
export const thumbnail = componentStyle({
  display: 'block',
  width: '3.5rem',
  aspectRatio: '1',
  opacity: 0.6,
  borderBlockEnd: '3px solid transparent',
  transition: `opacity ${duration.fast} ${easing.standard}`,
  selectors: {
    '&:hover, &:focus-visible': { opacity: 1 },
    '&[aria-current]': { opacity: 1, borderBlockEndColor: color.signal },
  },
  '@media': { [from.md]: { width: '5rem' } },
})

// Locks page scrolling; see `Dialog`.
globalStyle(`html:has(.${stage})`, {
  '@layer': { [layers.components]: { overflow: 'hidden' } },
})
