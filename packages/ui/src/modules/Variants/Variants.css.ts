import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { firstEntry } from '../../foundations/firstLine.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

export const list = moduleStyle({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` })

const first = firstEntry(vars.size.hairline, vars.space['3'])

/** The section's rule replaces the line above the first entry. */
export const item = moduleStyle({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStartWidth: first.borderBlockStartWidth } },
})

export const name = style([
  typeStyle.title4,
  inModules({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['4'],
    minHeight: '3.75rem',
    paddingBlock: vars.space['3'],
    selectors: {
      [`${item}:first-child > &, ${item}:first-child > details > &`]: {
        '@media': { [from.lg]: { paddingBlockStart: 0, minHeight: '3rem' } },
      },
    },
  }),
])

export const summary = style([
  name,
  inModules({
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.signalInk } } } },
  }),
])

export const content = moduleStyle({ paddingBlockEnd: vars.space['5'] })

/** The name of the other measurement system, on a line of its own. */
export const onPaperOnly = moduleStyle({ '@media': { screen: { display: 'none' }, print: { display: 'block' } } })
