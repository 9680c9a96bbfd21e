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
