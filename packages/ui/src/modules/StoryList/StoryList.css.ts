import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const filters = moduleStyle({ paddingBlockEnd: vars.space['6'] })
export const list = moduleStyle({
  display: 'grid',
  gap: `${vars.space.block} ${vars.space.column}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const first = moduleStyle({ gridColumn: '1 / -1' })
export const more = moduleStyle({ marginBlockStart: vars.space.block })
