import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

/** Limits the width, so that a wide table scrolls inside. */
export const list = style(
  inModules({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['6'], minWidth: 0 }),
)

/** Below the title on phones, at its end on wider screens. */
export const next = style(
  inModules({
    gridColumn: '1 / -1',
    justifySelf: 'start',
    '@media': { [from.lg]: { gridColumn: '10 / -1', gridRow: 1, justifySelf: 'end', alignSelf: 'end' } },
  }),
)

/** Ticket and serial numbers in monospace. */
export const code = style(
  inModules({ fontFamily: vars.font.mono, fontSize: vars.type.small.size, whiteSpace: 'nowrap' }),
)

export const figure = style(inModules({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
