import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { running } from '../shared/styles/text.js'

export const quote = style([grid, inModules({ marginBlockStart: vars.space.section })])

export const body = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['6'],
  paddingInlineStart: vars.space['5'],
  borderInlineStart: `3px solid ${vars.color.signal}`,
  '@media': { [from.lg]: { gridColumn: '5 / -1', paddingInlineStart: vars.space['6'] } },
})

export const text = style([
  typeStyle.title2,
  inModules({ ...running, fontWeight: vars.weight.text, textWrap: 'balance' }),
])

export const source = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  overflowWrap: 'anywhere',
})

export const portrait = moduleStyle({ flex: 'none', width: '4rem', height: '4rem', background: vars.color.media })

export const author = style([
  typeStyle.body,
  inModules({ display: 'block', fontWeight: vars.weight.strong, fontStyle: 'normal' }),
])

export const role = style([typeStyle.small, inModules({ display: 'block', color: vars.color.inkMuted })])
