import { globalStyle } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'
import { invalid } from '../Field/Field.css.js'

const { space } = vars

export const group = componentStyle({ minWidth: 0 })
export const legend = componentStyle({
  display: 'block',
  paddingBlockEnd: space['2'],
  // The border of a fieldset begins in the middle of its legend, unless the legend floats.
  selectors: { [`${invalid} > &`]: { float: 'inline-start', width: '100%' } },
})
globalStyle(`${invalid} > ${legend} + *`, inComponents({ clear: 'both' }))
export const note = componentStyle({ paddingBlockEnd: space['2'] })

/** Options in a column, with touch-sized gaps. */
export const choices = componentStyle({ display: 'grid', gap: space['3'], paddingBlockStart: space['1'] })

/** Short options in a row that wraps. */
export const choicesRow = componentStyle({
  '@media': { [from.sm]: { display: 'flex', flexWrap: 'wrap', gap: `${space['3']} ${space['6']}` } },
})
