import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const list = style(inModules({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space['5']}` }))
export const link = style(
  inModules({
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
  }),
)
