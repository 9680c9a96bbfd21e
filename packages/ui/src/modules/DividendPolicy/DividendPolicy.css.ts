import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const payouts = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space['6']} ${vars.space.column}`,
})

/** Amount and currency stay on one line. */
export const amount = moduleStyle({ fontSize: 'clamp(1.75rem, 8vw, 2.75rem)', whiteSpace: 'nowrap' })

export const chart = moduleStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${payouts} + &`]: { marginBlockStart: vars.space['8'] } },
})
export const barCell = moduleStyle({ width: '50%', minWidth: '6rem', verticalAlign: 'middle' })
export const bar = moduleStyle({ display: 'block', width: '100%', height: vars.space['3'] })
export const barGround = moduleStyle({ fill: vars.color.sunken })
export const barAmount = moduleStyle({ fill: vars.color.signal })
