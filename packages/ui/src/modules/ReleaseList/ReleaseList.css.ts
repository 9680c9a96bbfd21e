import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const release = style(
  inModules({
    display: 'grid',
    gap: `${vars.space['2']} ${vars.space.column}`,
    '@media': { [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
  }),
)
export const body = style(inModules({ display: 'grid', gap: vars.space['2'] }))
export const more = style(inModules({ marginBlockStart: vars.space['5'] }))
