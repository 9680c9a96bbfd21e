import { style } from '@vanilla-extract/css'
import { breakpoints, canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { pageWidth } from '../shared/styles/grid.css.js'

const height = '4.5rem'
const upToLarge = `not all and ${from.lg}`

export const header = moduleStyle({
  position: 'relative',
  zIndex: 10,
  color: vars.color.ink,
  background: vars.color.canvas,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const bar = style([
  pageWidth,
  inModules({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space['4'],
    minHeight: height,
    '@media': { [from.lg]: { columnGap: vars.space['6'] } },
  }),
])

/** On wide screens the logo spans four columns, so that navigation and content align. */
export const home = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  minWidth: 0,
  '@media': {
    [from.lg]: {
      // Shrinks long before the navigation, so that rounding does not wrap the last entry.
      flex: '0 100000 auto',
      width: `calc((100% - 11 * ${vars.space.column}) / 3 + 4 * ${vars.space.column} - ${vars.space['6']})`,
      minWidth: 'max-content',
    },
  },
})

/** The margin, not the bar, moves the tools to the end: the navigation does not move when a slow page paints them later. */
export const tools = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInline: `auto calc(-1 * ${vars.space['3']})`,
  // Wide enough for all icons: on slow connections the first are painted before the last arrive, and keep their places.
  // Browsers without numbers in `attr()` ignore it.
  '@media': {
    [`(22rem <= width < ${breakpoints.lg / 16}rem)`]: {
      minWidth: `calc(attr(data-count type(<number>)) * ${vars.size.control})`,
    },
  },
})

/** Hidden on the narrowest screens; also in the footer. */
export const locale = moduleStyle({ '@media': { '(width < 22rem)': { display: 'none' } } })

/** Opens the drawer; a native popover button, so it needs no script. */
export const menuButton = moduleStyle({ '@media': { [from.lg]: { display: 'none' } } })

/**
 * One navigation for all widths: a popover that fills the screen on small ones, a plain part of the bar on large ones.
 * The display of a closed popover is the browser's default, so any rule here outweighs it.
 */
export const navigation = moduleStyle({
  '@media': {
    [upToLarge]: {
      inset: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      color: vars.color.ink,
      background: vars.color.canvas,
      paddingInline: vars.space.gutter,
      paddingBlockEnd: vars.space['7'],
      selectors: { '&:popover-open': { position: 'fixed' } },
    },
    [from.lg]: {
      display: 'block',
      position: 'static',
      overflow: 'visible',
      width: 'auto',
      height: 'auto',
      margin: 0,
    },
  },
})

export const drawerHead = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minHeight: height,
  marginInlineEnd: `calc(-1 * ${vars.space['3']})`,
  '@media': { [from.lg]: { display: 'none' } },
})

export const list = moduleStyle({
  '@media': { [from.lg]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] } },
})

export const item = moduleStyle({
  '@media': {
    [upToLarge]: {
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      // Shows one level at a time: the open entry fills the screen and becomes the back button.
      selectors: {
        [`${list}:has(details[open]) > &:not(:has(details[open]))`]: { display: 'none' },
        '&:has(details[open])': { borderBlockEnd: 0 },
      },
    },
  },
})

export const top = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['1'],
  minHeight: '3.75rem',
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.title,
  userSelect: 'none',
  '@media': {
    [from.lg]: {
      position: 'relative',
      justifyContent: 'flex-start',
      minHeight: height,
      fontFamily: vars.font.text,
      fontSize: vars.type.small.size,
      fontWeight: vars.weight.strong,
      letterSpacing: 'normal',
    },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'none' } } },
  },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '3px',
      background: vars.color.signal,
      scale: '0 1',
      transformOrigin: 'left',
      transition: `scale ${vars.duration.medium} ${vars.easing.standard}`,
      '@media': {
        [upToLarge]: { display: 'none' },
        '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
    'details[open] > &': {
      '@media': {
        [upToLarge]: {
          position: 'sticky',
          top: 0,
          zIndex: 1,
          justifyContent: 'flex-start',
          gap: vars.space['3'],
          marginBlockEnd: vars.space['3'],
          background: vars.color.canvas,
          borderBlockEnd: `${vars.size.hairline} solid ${vars.color.ink}`,
        },
      },
    },
    '&:hover::after, &[data-current]::after, details[open] > &::after': { scale: '1 1' },
    '&[data-current]': { '@media': { [upToLarge]: { color: vars.color.signalInk } } },
  },
})

export const chevron = moduleStyle({
  flex: 'none',
  transition: `rotate ${vars.duration.medium} ${vars.easing.standard}`,
  '@media': { [upToLarge]: { rotate: '-90deg' } },
  selectors: {
    '&:dir(rtl)': { '@media': { [upToLarge]: { rotate: '90deg' } } },
    'details[open] > summary > &': {
      rotate: '180deg',
      '@media': { [upToLarge]: { rotate: '90deg', order: -1 } },
    },
    'details[open] > summary > &:dir(rtl)': { '@media': { [upToLarge]: { rotate: '-90deg' } } },
  },
})
