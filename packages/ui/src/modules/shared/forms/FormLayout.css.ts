import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

export const fields = style(
  inModules({
    display: 'grid',
    gap: vars.space['5'],
    maxWidth: '48rem',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.column } },
  }),
)

/** A field over both columns. */
export const wide = style(inModules({ gridColumn: '1 / -1' }))

export const arrived = style(inModules({ maxWidth: '48rem', selectors: { '&:focus': { outline: 'none' } } }))
