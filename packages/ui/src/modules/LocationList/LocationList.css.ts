import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, size, space } = vars

export const filters = style(inModules({ paddingBlockEnd: space['6'] }))
export const group = style(
  inModules({
    display: 'grid',
    gap: `${space['5']} ${space.column}`,
    paddingBlock: space['6'],
    borderBlockStart: `${size.hairline} solid ${color.line}`,
    '@media': { [from.lg]: { gridTemplateColumns: '3fr 9fr' } },
  }),
)
export const groupTitle = style([typeStyle.title3])
export const locations = style(
  inModules({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: `${space['6']} ${space.column}`,
  }),
)
export const location = style(
  inModules({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space['2'],
    overflowWrap: 'anywhere',
  }),
)
export const address = style(inModules({ display: 'grid', fontStyle: 'normal' }))
export const ways = style(inModules({ display: 'grid', gap: space['1'] }))
