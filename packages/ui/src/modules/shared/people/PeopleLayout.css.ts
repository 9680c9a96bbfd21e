import { styleVariants } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'

const { space } = vars

export const list = styleVariants({
  rows: inModules({
    display: 'grid',
    gap: `${space['6']} ${space.column}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  }),
  tiles: inModules({
    display: 'grid',
    gap: `${space.block} ${space.column}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
})
export const person = styleVariants({
  rows: inModules({ display: 'flex', alignItems: 'flex-start', gap: space['4'] }),
  tiles: inModules({ position: 'relative', display: 'grid', gap: space['3'], alignContent: 'start' }),
})
export const face = styleVariants({
  /** 80 px square (IMG-08). */
  rows: inModules({ width: '5rem' }),
  tiles: {},
})
export const words = moduleStyle({ display: 'grid', gap: space['1'], minWidth: 0, overflowWrap: 'anywhere' })
