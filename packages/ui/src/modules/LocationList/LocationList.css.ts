import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, size, space, weight } = vars

export const filters = moduleStyle({ paddingBlockEnd: space['6'] })
export const group = moduleStyle({
  display: 'grid',
  gap: `${space['5']} ${space.column}`,
  paddingBlock: space['6'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  '@media': { [from.lg]: { gridTemplateColumns: '3fr 9fr' } },
})
export const groupTitle = style([typeStyle.title3])
export const locations = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${space['6']} ${space.column}`,
})
export const location = moduleStyle({
  display: 'grid',
  alignContent: 'start',
  gap: `${space['5']} ${space.column}`,
  overflowWrap: 'anywhere',
})
/** The contact person is beside the location if there is space. */
export const withPeople = moduleStyle({
  '@media': {
    [from.md]: { gridColumn: 'span 2', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})
export const place = moduleStyle({ display: 'grid', justifyItems: 'start', gap: space['2'] })
export const address = moduleStyle({ display: 'grid', fontStyle: 'normal' })
export const people = moduleStyle({ display: 'grid', gap: space['4'] })
export const person = moduleStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space['1'],
  paddingInlineStart: space['4'],
  borderInlineStart: `2px solid ${color.line}`,
})
export const personName = moduleStyle({ fontWeight: weight.strong })
