import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

const { color, space } = vars

export const text = style([typeStyle.body, inModules(running)])
export const heading = style([typeStyle.title4])
export const secret = moduleStyle({ overflowWrap: 'anywhere' })

/** Dark on light in both schemes: some scanners do not read the opposite. */
export const qrCode = moduleStyle({
  colorScheme: 'light',
  width: '12rem',
  maxWidth: '100%',
  color: color.ink,
  background: color.surface,
  fill: 'currentcolor',
})

export const codes = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space['2'],
  maxWidth: '30rem',
})
