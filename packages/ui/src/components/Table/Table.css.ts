import { styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { scrollCue } from '../../foundations/scrollCue.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars

export const scroll = componentStyle({ overflowX: 'auto', maxWidth: '100%', ...scrollCue() })

export const table = componentStyle({ width: '100%', fontVariantNumeric: 'tabular-nums' })

export const caption = componentStyle({
  paddingBlockEnd: space['3'],
  textAlign: 'start',
  fontSize: type.title4.size,
  lineHeight: type.title4.leading,
  fontWeight: weight.strong,
  textWrap: 'balance',
})

export const head = componentStyle({ fontSize: type.small.size, color: color.inkMuted })

export const row = componentStyle({
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
  selectors: { 'thead > &': { borderBlockEndColor: color.ink } },
})

export const cell = componentStyle({
  paddingBlock: space['3'],
  paddingInlineEnd: space['4'],
  verticalAlign: 'baseline',
  textAlign: 'start',
  lineHeight: 1.4,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})

export const headerCell = componentStyle({ fontWeight: weight.strong })

export const rowHeader = componentStyle({
  width: '45%',
  fontWeight: weight.text,
  color: color.inkMuted,
  '@media': { [from.md]: { width: '40%' } },
})

export const align = styleVariants({
  start: inComponents({}),
  end: inComponents({ textAlign: 'end' }),
})
