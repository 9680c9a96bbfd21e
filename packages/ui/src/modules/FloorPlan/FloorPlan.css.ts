import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { sevenColumns } from '../shared/styles/grid.css.js'

const { color, space } = vars

export const layout = moduleStyle({
  display: 'grid',
  gap: `${space['6']} ${space.column}`,
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: `${sevenColumns} minmax(0, 1fr)` } },
})

export const plan = moduleStyle({ display: 'block', width: '100%', height: 'auto' })

const line = { vectorEffect: 'non-scaling-stroke' } as const

export const ground = moduleStyle({ ...line, fill: color.sunken, stroke: color.ink, strokeWidth: 1.5 })
export const area = moduleStyle({ ...line, fill: color.surface, stroke: color.ink, strokeWidth: 1.5 })
export const measure = moduleStyle({ ...line, fill: 'none', stroke: color.lineStrong, strokeWidth: 1 })

// In metres: the drawing is to scale.
export const name = moduleStyle({
  fill: color.signalInk,
  fontFamily: vars.font.display,
  fontSize: '1.6px',
  fontWeight: vars.weight.display,
})
export const measureText = moduleStyle({ fill: color.inkMuted, fontSize: '0.8px', fontVariantNumeric: 'tabular-nums' })

export const letter = style([typeStyle.title3, inModules({ color: color.signalInk })])
