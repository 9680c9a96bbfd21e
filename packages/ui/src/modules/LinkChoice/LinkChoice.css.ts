import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const list = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space['5']}` })
export const link = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  color: color.inkMuted,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: weight.strong, borderBlockEndColor: color.signal },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink } } } },
})
