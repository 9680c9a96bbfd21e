import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const release = moduleStyle({
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space.column}`,
  '@media': { [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
})
/** The badge stands below the date, however long the date is, and beside it on phones. */
export const day = moduleStyle({
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'flex-start', flexWrap: 'nowrap' } },
})
export const body = moduleStyle({ display: 'grid', gap: vars.space['2'] })
export const more = moduleStyle({ marginBlockStart: vars.space['5'] })
