import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'

const { space } = vars

export const ways = moduleStyle({ display: 'grid', justifyItems: 'start' })
/** Touch target height. */
export const way = moduleStyle({ display: 'inline-block', paddingBlock: '0.2rem', fontVariantNumeric: 'tabular-nums' })
/** Not printed: neither a map nor a vCard can be opened from paper. */
export const more = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['5']}`,
    '@media': { print: { display: 'none' } },
  }),
])
