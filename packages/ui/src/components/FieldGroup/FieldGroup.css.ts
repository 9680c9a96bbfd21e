import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { space } = vars

export const group = style(inComponents({ minWidth: 0 }))
export const legend = style(inComponents({ display: 'block', paddingBlockEnd: space['2'] }))
export const note = style(inComponents({ paddingBlockEnd: space['2'] }))

/** Options in a column, with touch-sized gaps. */
export const choices = style(inComponents({ display: 'grid', gap: space['3'], paddingBlockStart: space['1'] }))

/** Short options in a row that wraps. */
export const choicesRow = style(
  inComponents({ '@media': { [from.sm]: { display: 'flex', flexWrap: 'wrap', gap: `${space['3']} ${space['6']}` } } }),
)
