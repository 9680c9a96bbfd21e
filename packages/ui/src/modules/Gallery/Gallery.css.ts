import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { coveringInput } from '../../foundations/coveringInput.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'

/** Picture above, thumbnails below. Items use `display: contents`, so that both parts are in this grid. */
export const gallery = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: vars.space['2'],
  minWidth: 0,
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = moduleStyle({ display: 'contents' })

export const stage = moduleStyle({
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'none',
  minWidth: 0,
  selectors: {
    [`${item}:has(input:checked) > &`]: { display: 'block' },
    [`${item}:only-child > &`]: { display: 'block' },
  },
  '@media': {
    print: {
      gridRow: 'auto',
      display: 'block',
      selectors: { [`${item}:not(:only-child) > &`]: { gridColumn: 'auto' } },
    },
  },
})

export const frame = moduleStyle({ position: 'relative' })

export const picture = moduleStyle({ aspectRatio: '4 / 3', ...tile })

export const enlarge = moduleStyle({
  display: 'block',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

/** Enlarge icon in a corner of the picture. */
export const sign = moduleStyle({
  position: 'absolute',
  // Above a film.
  zIndex: 1,
  insetBlockEnd: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: vars.color.ink,
  background: vars.color.canvas,
  opacity: 0.85,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { [`${enlarge}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
  '@media': { print: { display: 'none' } },
})

export const caption = style([
  typeStyle.caption,
  inModules({ paddingBlockStart: vars.space['2'], color: vars.color.inkMuted }),
])

export const thumbnail = moduleStyle({
  position: 'relative',
  cursor: 'pointer',
  ...tile,
  aspectRatio: '1',
  opacity: 0.72,
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover, &:has(input:checked)': { opacity: 1 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '-5px',
      height: '3px',
      background: 'transparent',
    },
    '&:has(input:checked)::after': { background: vars.color.signal },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px', opacity: 1 },
  },
  '@media': { print: { display: 'none' } },
})

export const choice = moduleStyle(coveringInput)
