import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { forcedColors, forcedOption } from '../../foundations/forcedColors.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, radius, shadow, size, space, type } = vars

export const box = componentStyle({ position: 'relative', display: 'grid' })

export const input = componentStyle({ paddingInlineEnd: size.control, textOverflow: 'ellipsis' })

export const toggle = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  color: color.inkMuted,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: color.ink } } } },
})

export const popup = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space['1']})`,
  zIndex: 200,
  background: color.surface,
  borderRadius: radius.floating,
  boxShadow: shadow.floating,
  outline: `${size.hairline} solid ${color.line}`,
  overflow: 'hidden',
})

export const list = componentStyle({
  maxHeight: '17.5rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  outline: 'none',
})

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minHeight: size.control,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: color.hover, boxShadow: `inset 2px 0 ${color.signal}` } },
  '@media': { [forcedColors]: { selectors: { '&[data-highlighted]': forcedOption } } },
})

export const detail = componentStyle({
  marginInlineStart: space['2'],
  fontSize: type.small.size,
  color: color.inkMuted,
})

export const note = componentStyle({
  padding: space['3'],
  fontSize: type.small.size,
  lineHeight: 1.4,
  color: color.inkMuted,
})
