import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { covered } from '../parts/covered.js'
import { inModules } from '../../foundations/styleIn.js'

/** Floats over the page; in a window so low that it would cover what is read, it stands at the page's end. */
export const buttons = style(
  inModules({
    position: 'fixed',
    zIndex: 8,
    insetInlineEnd: 0,
    bottom: `calc(${vars.space['4']} + ${covered})`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.size.hairline,
    '@media': {
      [from.md]: { bottom: `calc(${vars.space['7']} + ${covered})` },
      '(max-height: 30rem)': { position: 'static' },
      print: { display: 'none' },
    },
  }),
)

export const button = style(
  inModules({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    color: vars.color.onSolid,
    background: vars.color.solid,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: { '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentcolor' } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.onSignal, background: vars.color.signal } } },
      '(forced-colors: active)': { border: '1px solid ButtonBorder' },
    },
  }),
)

/** The number stands beside the name, which says it in words: written by style, it is no text of its own. */
export const count = style(
  inModules({
    selectors: { '&::after': { content: 'attr(data-count)' } },
    position: 'absolute',
    top: vars.space['1'],
    insetInlineEnd: vars.space['1'],
    minWidth: '1.125rem',
    paddingInline: '0.25rem',
    borderRadius: '1rem',
    color: vars.color.onSignal,
    background: vars.color.signal,
    fontSize: '0.6875rem',
    fontWeight: vars.weight.strong,
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** The words of the button, to its left; its name for everybody else is its label. */
export const text = style(
  inModules({
    position: 'absolute',
    insetInlineEnd: '100%',
    top: 0,
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    paddingInline: vars.space['4'],
    color: vars.color.onSolid,
    background: vars.color.solid,
    fontSize: vars.type.small.size,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
    selectors: { [`${button}:focus-visible &`]: { visibility: 'visible' } },
    '@media': { [canHover]: { selectors: { [`${button}:hover &`]: { visibility: 'visible' } } } },
  }),
)
