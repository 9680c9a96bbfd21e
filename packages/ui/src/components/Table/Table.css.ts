import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars

export const scroll = style(inComponents({ overflowX: 'auto', maxWidth: '100%' }))

export const table = style(inComponents({ width: '100%', fontVariantNumeric: 'tabular-nums' }))

export const caption = style(
  inComponents({
    paddingBlockEnd: space['3'],
    textAlign: 'start',
    fontSize: type.title4.size,
    lineHeight: type.title4.leading,
    fontWeight: weight.strong,
  }),
)

export const head = style(inComponents({ fontSize: type.small.size, color: color.inkMuted }))

export const row = style(
  inComponents({
    borderBlockEnd: `${size.hairline} solid ${color.line}`,
    selectors: { 'thead > &': { borderBlockEndColor: color.ink } },
  }),
)

export const cell = style(
  inComponents({
    paddingBlock: space['3'],
    paddingInlineEnd: space['4'],
    verticalAlign: 'baseline',
    textAlign: 'start',
    lineHeight: 1.4,
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
)

export const headerCell = style(inComponents({ fontWeight: weight.strong }))

export const rowHeader = style(
  inComponents({
    width: '45%',
    fontWeight: weight.text,
    color: color.inkMuted,
    '@media': { [from.md]: { width: '40%' } },
  }),
)

export const align = styleVariants({
  start: inComponents({}),
  end: inComponents({ textAlign: 'end' }),
})
