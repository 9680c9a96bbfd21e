import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { running } from '../shared/styles/text.js'

const { color, space } = vars

export const offer = moduleStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  paddingBlockStart: space['5'],
  selectors: { '&::before': measureLine() },
})
export const state = moduleStyle({ gridColumn: '1 / -1' })
/** Heading and text align with those of sections. */
export const way = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space['4'],
})
export const title = style([
  typeStyle.title3,
  inModules({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '1 / span 4' } } }),
])
export const body = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space['5'],
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '5 / -1' } },
})
export const text = style([typeStyle.body, inModules({ ...running, maxWidth: '44em', color: color.inkMuted })])
export const next = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space['2']} ${space['5']}`,
})
export const note = style([typeStyle.small, inModules({ color: color.inkMuted })])
