import { vars } from '../../foundations/contract.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const body = moduleStyle({ display: 'grid', gap: space['5'] })
export const person = moduleStyle({ display: 'flex', alignItems: 'center', gap: space['4'] })
/** 80 px square (IMG-08). */
export const face = moduleStyle({ width: '5rem' })
export const promise = moduleStyle({
  display: 'flex',
  gap: space['3'],
  padding: space['4'],
  background: color.signalTint,
  fontWeight: weight.strong,
})
export const way = moduleStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minHeight: size.controlLarge,
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  overflowWrap: 'anywhere',
})
export const icon = moduleStyle({ color: color.signalInk })
export const links = moduleStyle({ display: 'grid', gap: space['2'], justifyItems: 'start' })
export const waiting = moduleStyle({ flex: 1 })
