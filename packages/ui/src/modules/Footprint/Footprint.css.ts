import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, space, weight } = vars

export const drawing = moduleStyle({
  display: 'block',
  width: '100%',
  maxWidth: '34rem',
  maxHeight: '24rem',
  marginBlockStart: space['5'],
  fill: color.ink,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.lg]: { maxHeight: '32rem' } },
})

export const machine = moduleStyle({ fill: color.media, stroke: color.ink })

export const line = moduleStyle({ fill: 'none', stroke: color.inkMuted })
