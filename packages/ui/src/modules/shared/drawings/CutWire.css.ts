import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

export const drawing = moduleStyle({ width: '100%', height: 'auto', overflow: 'visible' })

export const line = moduleStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
})

export const outline = moduleStyle({
  fill: vars.color.canvas,
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
})

export const insulation = moduleStyle({ fill: vars.color.signal })
