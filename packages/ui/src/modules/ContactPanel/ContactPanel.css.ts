import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const body = style(inModules({ display: 'grid', gap: space['5'] }))
export const person = style(inModules({ display: 'flex', alignItems: 'center', gap: space['4'] }))
/** 80 px square (IMG-08). */
export const face = style(inModules({ width: '5rem' }))
export const promise = style(
  inModules({
    display: 'flex',
    gap: space['3'],
    padding: space['4'],
    background: color.signalTint,
    fontWeight: weight.strong,
  }),
)
export const way = style(
  inModules({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minHeight: size.controlLarge,
    borderBlockStart: `${size.hairline} solid ${color.line}`,
    overflowWrap: 'anywhere',
  }),
)
export const icon = style(inModules({ color: color.signalInk }))
export const links = style(inModules({ display: 'grid', gap: space['2'], justifyItems: 'start' }))
export const waiting = style(inModules({ flex: 1 }))
