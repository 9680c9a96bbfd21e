import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { space, type, color } = vars

export const bar = style(inComponents({ display: 'grid', gap: space['4'] }))

export const controls = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'end',
    gap: space['4'],
  }),
)
export const submit = style(inComponents({ justifySelf: 'start' }))

export const foot = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'], minHeight: '2.25rem' }),
)
export const result = style(
  inComponents({
    marginInlineEnd: space['3'],
    fontSize: type.small.size,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)
