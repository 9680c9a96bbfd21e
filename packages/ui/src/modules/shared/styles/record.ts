import { vars } from '../../../foundations/contract.css.js'

const { size, space, color } = vars

/** Line above the name of a record: its number and its status. */
export const recordLine = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['2']} ${space['4']}`,
  alignItems: 'center',
} as const

/** A fact of a record: its label beside its value. */
export const recordFact = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space['3'],
  paddingBlock: space['3'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  overflowWrap: 'anywhere',
} as const
