import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

export const groups = moduleStyle({ display: 'grid', gap: vars.space.block })

export const group = moduleStyle({
  display: 'grid',
  gap: vars.space['5'],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.column } },
  selectors: {
    '& + &': {
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
      paddingBlockStart: vars.space['5'],
    },
  },
})

export const title = style([typeStyle.title4, inModules({ '@media': { [from.lg]: { gridColumn: '1 / span 4' } } })])

export const list = moduleStyle({ '@media': { [from.lg]: { gridColumn: '5 / -1' } } })
