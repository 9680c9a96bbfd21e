import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const logo = style(
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    maxWidth: '100%',
    fontSize: '1.5rem',
    lineHeight: 1,
  }),
)

export const sign = style(inModules({ flex: 'none', width: 'auto', height: '1.25em' }))

export const signal = style(inModules({ fill: vars.color.signal }))

export const ink = style(inModules({ fill: 'currentcolor' }))

export const word = style(
  inModules({
    fontFamily: vars.font.display,
    fontWeight: 700,
    letterSpacing: '-0.035em',
    overflowWrap: 'anywhere',
  }),
)
