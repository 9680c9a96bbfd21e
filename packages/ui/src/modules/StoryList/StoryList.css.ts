import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const filters = style(inModules({ paddingBlockEnd: vars.space['6'] }))
export const list = style(
  inModules({
    display: 'grid',
    gap: `${vars.space.block} ${vars.space.column}`,
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
)
export const first = style(inModules({ gridColumn: '1 / -1' }))
export const more = style(inModules({ marginBlockStart: vars.space.block }))
