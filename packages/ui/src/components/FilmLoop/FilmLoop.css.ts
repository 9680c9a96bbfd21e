import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'
import { dimming } from '../../foundations/tile.js'

/** Covers its poster, once it plays. */
export const film = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // What is below it may be a link.
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.slow} ${vars.easing.standard}`,
  selectors: { '&[data-started]': { opacity: 1 } },
  '@media': { print: { display: 'none' } },
})

/** Dims the film in the dark scheme, as pictures are. */
export const shade = style([film, inComponents({ background: dimming })])

export const button = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  color: vars.color.onSolid,
  background: vars.color.solid,
  selectors: {
    '&:hover': { background: vars.color.solidHover },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentcolor' },
  },
  '@media': { print: { display: 'none' } },
})
