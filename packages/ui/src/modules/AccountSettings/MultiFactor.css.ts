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

/** Flex, not a grid: its narrowest width is that of one code. */
export const codes = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['2']} ${space['6']}`,
  maxWidth: '30rem',
})
