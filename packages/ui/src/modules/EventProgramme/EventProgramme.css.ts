import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'

const { color, space, size } = vars

export const days = moduleStyle({
  display: 'grid',
  gap: `${space['7']} ${space.column}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
})

export const day = moduleStyle({
  minWidth: 0,
  borderBlockStart: `3px solid ${color.signal}`,
  paddingBlockStart: space['3'],
})

export const dayHeading = style([typeStyle.title3])

export const weekday = moduleStyle({ ...label, display: 'block', color: color.inkMuted, letterSpacing: 0 })

export const date = moduleStyle({ display: 'block' })

export const dayTitle = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['1'] }),
])

export const session = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  gap: space['3'],
  marginBlockStart: space['3'],
  paddingBlockStart: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
})

export const time = style([
  typeStyle.title4,
  inModules({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', hyphens: 'none' }),
])

export const title = style([typeStyle.title4])

export const text = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])

export const place = moduleStyle({ ...label, ...running, paddingBlockStart: space['1'] })
