import { styleVariants } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, weight } = vars

/** Width of the arrow with the space before it. */
const arrow = `(${size.icon} + ${space['2']})`

export const link = componentStyle({
  transition: `color ${duration.fast} ${easing.standard}, text-decoration-color ${duration.fast} ${easing.standard}`,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
})

export const look = styleVariants({
  inline: inComponents({
    color: color.signalInk,
    textDecoration: 'underline 1px',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
  }),
  quiet: inComponents({
    color: 'inherit',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline 1px' } } } },
  }),
  standalone: inComponents({
    display: 'inline-block',
    paddingInlineEnd: `calc${arrow}`,
    // 24 px: minimum target size (WCAG 2.5.8).
    minHeight: '1.5rem',
    color: color.ink,
    fontWeight: weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentcolor' } } } },
  }),
})

/** In the padding after the last word: it takes no width, so that it is never alone on a line, and no height. */
export const icon = componentStyle({
  display: 'inline-block',
  marginBlock: `calc(-1 * ${space['1']})`,
  marginInline: `${space['2']} calc(-1 * ${arrow})`,
  color: color.signalInk,
  transition: `translate ${duration.medium} ${easing.standard}`,
  '@media': {
    [canHover]: {
      selectors: { 'a:hover > &': { translate: '3px 0' }, 'a:hover > &:dir(rtl)': { translate: '-3px 0' } },
    },
  },
})

/** An arrow before the text takes its place in the line. */
export const back = componentStyle({ paddingInlineEnd: 0 })

export const backIcon = componentStyle({
  marginInline: `0 ${space['2']}`,
  '@media': {
    [canHover]: {
      selectors: { 'a:hover > &': { translate: '-3px 0' }, 'a:hover > &:dir(rtl)': { translate: '3px 0' } },
    },
  },
})
