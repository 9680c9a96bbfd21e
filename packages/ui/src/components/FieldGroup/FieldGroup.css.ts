import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { space } = vars

export const group = componentStyle({ minWidth: 0 })
export const legend = componentStyle({ display: 'block', paddingBlockEnd: space['2'] })
export const note = componentStyle({ paddingBlockEnd: space['2'] })

/** Options in a column, with touch-sized gaps. */
export const choices = componentStyle({ display: 'grid', gap: space['3'], paddingBlockStart: space['1'] })

/** Short options in a row that wraps. */
export const choicesRow = componentStyle({
  '@media': { [from.sm]: { display: 'flex', flexWrap: 'wrap', gap: `${space['3']} ${space['6']}` } },
})
