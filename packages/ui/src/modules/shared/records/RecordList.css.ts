import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

/** As wide as the page: a table inside scrolls, it does not push the page apart. */
export const list = style(
  inModules({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['6'], minWidth: 0 }),
)

/** Below the title on a phone, at its end where there is room. */
export const next = style(
  inModules({
    gridColumn: '1 / -1',
    justifySelf: 'start',
    '@media': { [from.lg]: { gridColumn: '10 / -1', gridRow: 1, justifySelf: 'end', alignSelf: 'end' } },
  }),
)

/** Numbers of tickets and machines: compared letter by letter. */
export const code = style(
  inModules({ fontFamily: vars.font.mono, fontSize: vars.type.small.size, whiteSpace: 'nowrap' }),
)

export const figure = style(inModules({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
