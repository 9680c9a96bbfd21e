import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const benefits = moduleStyle({
  justifySelf: 'stretch',
  maxWidth: '34rem',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const benefit = style([
  typeStyle.body,
  inModules({
    ...running,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space['3'],
    paddingBlock: vars.space['3'],
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  }),
])

export const check = moduleStyle({ marginBlockStart: '0.2em', color: vars.color.signalInk })

export const notice = style([
  typeStyle.small,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space['3'],
    padding: vars.space['4'],
    background: vars.color.warningTint,
    color: vars.color.warning,
  }),
])

export const loading = moduleStyle({
  minHeight: vars.size.controlLarge,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.inkMuted,
})
