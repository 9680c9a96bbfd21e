import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const list = style(inModules({ display: 'grid', gap: vars.space['6'], minWidth: 0 }))

export const next = style(inModules({ justifySelf: 'start', marginBlockStart: vars.space['2'] }))

/** Numbers of tickets and machines: compared letter by letter. */
export const code = style(
  inModules({ fontFamily: vars.font.mono, fontSize: vars.type.small.size, whiteSpace: 'nowrap' }),
)

export const figure = style(inModules({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))
