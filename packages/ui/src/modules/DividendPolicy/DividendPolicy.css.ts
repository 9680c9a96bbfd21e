import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const payouts = style(
  inModules({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: `${vars.space['6']} ${vars.space.column}`,
  }),
)

export const chart = style(inModules({ marginBlockStart: vars.space['8'], fontVariantNumeric: 'tabular-nums' }))
export const barCell = style(inModules({ width: '50%', minWidth: '6rem', verticalAlign: 'middle' }))
export const bar = style(inModules({ display: 'block', width: '100%', height: vars.space['3'] }))
export const barGround = style(inModules({ fill: vars.color.sunken }))
export const barAmount = style(inModules({ fill: vars.color.signal }))
