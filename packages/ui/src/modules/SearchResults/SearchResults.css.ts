import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../parts/grid.css.js'

export const search = style([grid, inModules({ rowGap: vars.space.block, paddingBlock: vars.space.block })])
export const head = style(inModules({ gridColumn: '1 / -1', display: 'grid', gap: vars.space['5'] }))
export const title = style([typeStyle.title1])
export const field = style(inModules({ maxWidth: '48rem' }))
export const body = style(inModules({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '1 / span 9' } } }))
export const result = style(inModules({ display: 'grid', gap: vars.space['2'] }))
export const match = style(
  inModules({
    color: vars.color.ink,
    background: 'none',
    fontWeight: vars.weight.strong,
    boxShadow: `inset 0 -0.1em ${vars.color.signal}`,
  }),
)
export const more = style(inModules({ marginBlockStart: vars.space['5'] }))
