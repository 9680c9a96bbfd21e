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

export const sign = moduleStyle({ flex: 'none', width: 'auto', height: '1.25em' })

export const signal = moduleStyle({ fill: vars.color.signal })

export const ink = moduleStyle({ fill: 'currentcolor' })

export const word = moduleStyle({
  fontFamily: vars.font.display,
  fontWeight: 700,
  letterSpacing: '-0.035em',
  overflowWrap: 'anywhere',
})
