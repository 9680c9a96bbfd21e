import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { scrollCue } from '../../foundations/scrollCue.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth } from '../shared/styles/grid.css.js'

/** Sticky, except in windows too low for it. */
export const navigation = moduleStyle({
  position: 'sticky',
  zIndex: 5,
  top: 0,
  marginBlockStart: vars.space.block,
  background: vars.color.canvas,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { print: { display: 'none' }, '(max-height: 30rem)': { position: 'static' } },
})

export const list = style([
  pageWidth,
  inModules({
    display: 'flex',
    columnGap: vars.space['5'],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: 0,
    ...scrollCue(),
  }),
])

export const link = style([
  typeStyle.small,
  inModules({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    whiteSpace: 'nowrap',
    color: vars.color.inkMuted,
    fontWeight: vars.weight.strong,
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'none' } } } },
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { color: vars.color.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: '3px',
        background: vars.color.signal,
        '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  }),
])
