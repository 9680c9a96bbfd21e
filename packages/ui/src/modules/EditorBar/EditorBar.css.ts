import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, radius, size, space, type, weight } = vars

export const bar = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2']} ${space['5']}`,
  padding: `${space['2']} ${space.gutter}`,
  fontSize: type.small.size,
  background: color.sunken,
  borderBlockEnd: `${size.hairline} solid ${color.lineStrong}`,
  '@media': { print: { display: 'none' } },
})
export const page = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minWidth: 0,
  flexBasis: '100%',
  '@media': { [from.lg]: { flexBasis: 'auto', marginInlineEnd: 'auto' } },
})
export const title = moduleStyle({ fontWeight: weight.strong, overflowWrap: 'anywhere' })
export const stages = moduleStyle({
  display: 'flex',
  border: `${size.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
})
export const stage = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  paddingInline: space['3'],
  textDecoration: 'none',
  borderRadius: radius.control,
  selectors: { '&[aria-current]': { color: color.onSolid, background: color.solid, fontWeight: weight.strong } },
  '@media': { [canHover]: { selectors: { '&:not([aria-current]):hover': { background: color.hover } } } },
})
export const links = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space['1']} ${space['4']}` })
export const logout = moduleStyle({ marginInlineStart: 'auto', '@media': { [from.lg]: { marginInlineStart: 0 } } })
