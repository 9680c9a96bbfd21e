import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, space } = vars

export const list = style(
  inModules({
    display: 'grid',
    gap: `${space.block} ${space.column}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
)
export const person = style(
  inModules({ position: 'relative', display: 'grid', gap: space['3'], alignContent: 'start' }),
)
export const face = style(inModules({ aspectRatio: '1', background: color.media }))
