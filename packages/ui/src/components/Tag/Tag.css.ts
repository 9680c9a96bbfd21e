import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, radius, size, space, type } = vars

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minHeight: '2rem',
  paddingInline: space['3'],
  border: `${size.hairline} solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: type.small.size,
  lineHeight: 1.3,
})

export const link = componentStyle({
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: color.ink } } } },
})

export const remove = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  marginInlineEnd: `calc(-1 * ${space['2']})`,
  color: color.inkMuted,
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink } } } },
})
