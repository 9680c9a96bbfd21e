import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const logo = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  maxWidth: '100%',
  fontSize: '1.5rem',
  lineHeight: 1,
})

/** Smaller on phones, so that a long name is one line between the edge and the tools of the header. */
export const long = moduleStyle({ '@media': { [`not all and ${from.sm}`]: { fontSize: '0.9375rem' } } })

export const sign = moduleStyle({ flex: 'none', width: 'auto', height: '1.25em' })

export const signal = moduleStyle({ fill: vars.color.signal })

export const ink = moduleStyle({ fill: 'currentcolor' })

export const word = moduleStyle({
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: '-0.035em',
  overflowWrap: 'anywhere',
})
