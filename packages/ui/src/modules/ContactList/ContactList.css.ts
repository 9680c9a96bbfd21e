import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, space } = vars

export const list = style(
  inModules({
    display: 'grid',
    gap: `${space['6']} ${space.column}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  }),
)
export const person = style(inModules({ display: 'flex', alignItems: 'flex-start', gap: space['4'] }))
/** 80 px square (IMG-08). */
export const face = style(inModules({ flex: 'none', width: '5rem', aspectRatio: '1', background: color.media }))
export const body = style(inModules({ display: 'grid', gap: space['1'], minWidth: 0, overflowWrap: 'anywhere' }))
