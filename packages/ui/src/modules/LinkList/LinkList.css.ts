import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { firstEntry } from '../../foundations/firstLine.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove } from '../shared/styles/card.js'
import { running } from '../shared/styles/text.js'

export const list = moduleStyle({ borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` })

const first = firstEntry(vars.size.hairline, vars.space['4'])

/** The section's rule replaces the line above the first entry. */
export const item = moduleStyle({
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStartWidth: first.borderBlockStartWidth } },
})

export const link = moduleStyle({
  selectors: { [`${item}:first-child > &`]: { paddingBlockStart: first.paddingBlockStart } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  paddingBlock: vars.space['4'],
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'none', background: vars.color.hover } } } },
})

export const text = style([typeStyle.title4])

export const description = style([
  typeStyle.small,
  inModules({ ...running, gridColumn: '1 / -1', color: vars.color.inkMuted }),
])

export const meta = style([typeStyle.caption, inModules({ gridColumn: '1 / -1', color: vars.color.inkMuted })])

export const arrow = moduleStyle({
  ...cardArrow(),
  '@media': { [canHover]: { selectors: cardArrowMove(link) } },
})
