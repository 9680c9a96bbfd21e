import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { cardArrow } from '../shared/styles/card.js'
import { fourColumns } from '../shared/styles/grid.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const release = moduleStyle({
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space.column}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr) auto' },
    // Dates in the column of the headings, titles in that of the content.
    [from.lg]: { gridTemplateColumns: `${fourColumns} minmax(0, 1fr) auto` },
  },
})
/** The badge stands below the date, however long the date is, and beside it on phones. */
export const day = moduleStyle({
  gridColumn: '1 / -1',
  '@media': {
    [from.md]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'flex-start', flexWrap: 'nowrap' },
  },
})
export const filters = moduleStyle({ gridColumn: '1 / -1' })
export const body = moduleStyle({ display: 'grid', gap: vars.space['2'] })
export const arrow = moduleStyle(cardArrow())
export const more = moduleStyle({ marginBlockStart: vars.space['5'] })
