import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

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
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.solidHover },
    '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentcolor' },
  },
  '@media': { print: { display: 'none' } },
})
