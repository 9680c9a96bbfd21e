import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { forcedColors, forcedOption } from '../../foundations/forcedColors.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, shadow, size, space, type, weight } = vars

const unfold = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const menu = componentStyle({
  zIndex: 200,
  minWidth: '15rem',
  maxWidth: 'calc(100vw - 2rem)',
  paddingBlock: space['2'],
  color: color.ink,
  background: color.surface,
  borderRadius: radius.floating,
  boxShadow: shadow.floating,
  outline: `${size.hairline} solid ${color.line}`,
  animation: `${unfold} ${duration.fast} ${easing.standard}`,
})

export const header = componentStyle({
  padding: `${space['2']} ${space['4']} ${space['3']}`,
  fontSize: type.small.size,
  color: color.inkMuted,
})

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: size.control,
  paddingInline: space['4'],
  cursor: 'pointer',
  outline: 'none',
  textDecoration: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.hover, boxShadow: `inset 2px 0 ${color.signal}` },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
    '&[aria-current]': { fontWeight: weight.strong },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-highlighted]': forcedOption } } },
})

export const icon = componentStyle({ color: color.inkMuted })

export const separator = componentStyle({ height: size.hairline, marginBlock: space['2'], background: color.line })
