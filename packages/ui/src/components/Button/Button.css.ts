import { styleVariants } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { turn } from '../../foundations/keyframes.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, size: sizes, space, type, weight } = vars
const hover = '&:hover:not([aria-disabled="true"], :disabled)'

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  maxWidth: '100%',
  border: `${sizes.hairline} solid transparent`,
  borderRadius: radius.control,
  fontFamily: vars.font.text,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: duration.fast,
  transitionTimingFunction: easing.standard,
  selectors: {
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      color: color.inkMuted,
      background: color.sunken,
      borderColor: color.line,
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const look = styleVariants({
  signal: inComponents({
    color: color.onSignal,
    background: color.signal,
    '@media': { [canHover]: { selectors: { [hover]: { background: color.signalHover } } } },
  }),
  solid: inComponents({
    color: color.onSolid,
    background: color.solid,
    '@media': { [canHover]: { selectors: { [hover]: { background: color.solidHover } } } },
  }),
  outline: inComponents({
    color: color.ink,
    borderColor: color.lineStrong,
    '@media': { [canHover]: { selectors: { [hover]: { background: color.hover, borderColor: color.ink } } } },
  }),
  quiet: inComponents({
    color: color.ink,
    '@media': { [canHover]: { selectors: { [hover]: { background: color.hover } } } },
  }),
})

export const size = styleVariants({
  small: inComponents({ minHeight: sizes.controlSmall, paddingInline: space['3'], fontSize: type.small.size }),
  medium: inComponents({
    minHeight: sizes.control,
    paddingInline: '1.125rem',
    paddingBlock: space['1'],
    fontSize: type.body.size,
  }),
  large: inComponents({
    minHeight: sizes.controlLarge,
    paddingInline: space['5'],
    paddingBlock: space['2'],
    fontSize: type.body.size,
  }),
})

export const wide = componentStyle({ width: '100%' })

export const iconOnly = styleVariants({
  small: inComponents({ width: sizes.controlSmall, paddingInline: 0 }),
  medium: inComponents({ width: sizes.control, paddingInline: 0 }),
  large: inComponents({ width: sizes.controlLarge, paddingInline: 0 }),
})

export const content = componentStyle({ display: 'contents' })
export const contentHidden = componentStyle({ display: 'inline-flex', gap: space['2'], opacity: 0 })

export const spinner = componentStyle({
  position: 'absolute',
  width: '1.125em',
  height: '1.125em',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
})
