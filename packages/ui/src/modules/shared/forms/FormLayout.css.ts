import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

export const fields = moduleStyle({
  display: 'grid',
  gap: vars.space['5'],
  maxWidth: '48rem',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.column } },
})

/** A field over both columns. */
export const wide = moduleStyle({ gridColumn: '1 / -1' })

export const arrived = moduleStyle({ maxWidth: '48rem' })
