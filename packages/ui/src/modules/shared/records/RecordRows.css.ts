import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'

const { color, size, space } = vars
const hairline = `${size.hairline} solid ${color.line}`

export const list = moduleStyle({ borderBlockEnd: hairline })
export const entry = moduleStyle({
  display: 'grid',
  gap: `${space['3']} ${space.column}`,
  paddingBlock: space['5'],
  borderBlockStart: hairline,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const head = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
})
export const title = style([typeStyle.title4, inModules({ minWidth: 0 })])
export const facts = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space['2']} ${space['6']}` })
export const fact = style([typeStyle.small, inModules({ overflowWrap: 'anywhere', minWidth: 0 })])
export const label = moduleStyle({ color: color.inkMuted })
export const actions = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  alignSelf: 'end',
})
export const below = moduleStyle({ gridColumn: '1 / -1' })
