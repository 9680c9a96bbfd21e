import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { layers } from '../../foundations/layers.css.js'
import { barProperty, covered, freeEnd } from '../../foundations/lowerEdge.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, type, weight } = vars

const barHeight = '3rem'
/** Below this width the buttons are a bar along the lower edge. */
const isBar = `not all and ${from.lg}`
const isLow = '(max-height: 30rem)'
const lineBetween = `${size.hairline} solid ${color.line}`

/**
 * Never covers text: on small screens a bar with its own space at the end of the page, on large screens a column in the
 * gutter. In very low windows it is only at the end of the page.
 */
export const buttons = style(
  inModules({
    position: 'sticky',
    zIndex: 8,
    bottom: covered,
    display: 'grid',
    gridAutoFlow: 'column',
    // Aligned to the end, so that existing buttons do not move when others are added.
    gridAutoColumns: barHeight,
    justifyContent: 'end',
    background: color.canvas,
    borderBlockStart: lineBetween,
    '@media': {
      [from.md]: { gridAutoColumns: 'auto' },
      [from.lg]: {
        position: 'fixed',
        insetInlineEnd: 0,
        bottom: `calc(${space['7']} + ${covered})`,
        gridAutoFlow: 'row',
        gap: size.hairline,
        background: 'none',
        borderBlockStart: 'none',
      },
      [isLow]: { position: 'static' },
      print: { display: 'none' },
    },
  }),
)

/** What gets the focus is not below the bar, and neither is what floats. */
globalStyle(`html:has(body .${buttons})`, {
  '@layer': {
    [layers.modules]: {
      '@media': {
        [isBar]: { vars: { [barProperty]: barHeight }, scrollPaddingBlockEnd: freeEnd },
        [isLow]: { vars: { [barProperty]: '0px' } },
      },
    },
  },
})

export const button = style(
  inModules({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    placeContent: 'center',
    alignItems: 'center',
    height: barHeight,
    borderInlineStart: lineBetween,
    color: color.ink,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${easing.standard}`,
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px', outlineColor: 'currentcolor' },
    },
    '@media': {
      [from.md]: { paddingInline: space['4'] },
      [from.lg]: {
        position: 'relative',
        width: `min(${barHeight}, ${space.gutter})`,
        color: color.onSolid,
        background: color.solid,
        paddingInline: 0,
        borderInlineStart: 'none',
      },
      [canHover]: { selectors: { '&:hover': { color: color.onSignal, background: color.signal } } },
      '(forced-colors: active)': { border: '1px solid ButtonBorder' },
    },
  }),
)

globalStyle(`${button} > svg`, { '@layer': { [layers.modules]: { gridArea: '1 / 1' } } })

/** The number stands beside the name, which says it in words: written by style, it is no text of its own. */
export const count = style(
  inModules({
    selectors: { '&::after': { content: 'attr(data-count)' } },
    gridArea: '1 / 1',
    justifySelf: 'center',
    translate: '0.75rem -0.625rem',
    '@media': { [from.lg]: { translate: '0.5rem -0.75rem' } },
    minWidth: '1.125rem',
    paddingInline: '0.25rem',
    borderRadius: '1rem',
    color: color.onSignal,
    background: color.signal,
    fontSize: '0.6875rem',
    fontWeight: weight.strong,
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** The words of the button: above the bar, in it, or to the left of the column; its name for everybody is its label. */
export const text = style(
  inModules({
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    display: 'grid',
    placeItems: 'center end',
    height: barHeight,
    paddingInline: space['4'],
    color: color.onSolid,
    background: color.solid,
    fontSize: type.small.size,
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
    selectors: { [`${button}:focus-visible &`]: { visibility: 'visible' } },
    '@media': {
      [from.md]: {
        position: 'static',
        paddingInline: `${space['3']} 0`,
        color: 'inherit',
        background: 'none',
        visibility: 'inherit',
      },
      [from.lg]: {
        position: 'absolute',
        insetInline: 'auto 100%',
        height: '100%',
        bottom: 0,
        paddingInline: space['4'],
        color: color.onSolid,
        background: color.solid,
        visibility: 'hidden',
        selectors: { [`${button}:focus-visible &`]: { visibility: 'visible' } },
      },
      [`${from.lg} and ${canHover}`]: { selectors: { [`${button}:hover &`]: { visibility: 'visible' } } },
    },
  }),
)
