import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

/** Limits the width, so that a wide table scrolls inside. */
export const list = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  minWidth: 0,
})

/** Below the title on phones, at its end on wider screens. */
export const next = moduleStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [from.lg]: { gridColumn: '10 / -1', gridRow: 1, justifySelf: 'end', alignSelf: 'end' } },
})

/** Ticket and serial numbers; long ones break in the narrow columns of phones. */
export const identifier = moduleStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { whiteSpace: 'nowrap' } },
})

/** A status of two words or the name of a machine: it stays on one line where that is wide enough. */
export const unbroken = moduleStyle({ '@media': { [from.md]: { whiteSpace: 'nowrap' } } })

export const figure = moduleStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
