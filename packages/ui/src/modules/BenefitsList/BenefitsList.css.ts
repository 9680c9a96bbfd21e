import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const list = moduleStyle({
  display: 'grid',
  columnGap: vars.space.column,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style([
  typeStyle.title4,
  inModules({
    ...running,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space['4'],
    paddingBlock: vars.space['4'],
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
    selectors: { '&:nth-child(-n + 2)': { '@media': { [from.lg]: { borderBlockStart: 0, paddingBlockStart: 0 } } } },
  }),
])

export const check = moduleStyle({ marginBlockStart: '0.2em', color: vars.color.signalInk })

export const details = moduleStyle({ marginBlockStart: vars.space['7'] })

export const detailsTitle = style([typeStyle.title4, inModules({ marginBlockEnd: vars.space['4'] })])

export const detailsList = style([
  typeStyle.body,
  inModules({
    ...running,
    display: 'grid',
    gap: vars.space['3'],
    maxWidth: '44rem',
    paddingInlineStart: '1.25rem',
    color: vars.color.inkMuted,
  }),
])
