import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth } from '../shared/styles/grid.css.js'

export const banner = moduleStyle({
  background: vars.color.signalTint,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const inner = style([
  pageWidth,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space['2']} ${vars.space['6']}`,
    paddingBlock: vars.space['3'],
  }),
])

export const text = style([typeStyle.small, inModules({ display: 'flex', gap: vars.space['3'], alignItems: 'center' })])

export const links = moduleStyle({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space['2']} ${vars.space['3']}` })
