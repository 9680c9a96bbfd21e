import { style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

export const drawing = style(inModules({ width: '100%', height: 'auto', overflow: 'visible' }))

export const line = style(
  inModules({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }),
)

export const outline = style(
  inModules({ fill: vars.color.canvas, stroke: vars.color.ink, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' }),
)

export const insulation = style(inModules({ fill: vars.color.signal }))
