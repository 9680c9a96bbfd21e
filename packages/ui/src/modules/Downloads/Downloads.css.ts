import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
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

export const link = moduleStyle({
  selectors: { [`${item}:first-child > &`]: { paddingBlockStart: first.paddingBlockStart } },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['4'],
  minHeight: vars.size.controlLarge,
  paddingBlock: vars.space['3'],
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'none', background: vars.color.hover } } } },
})

/** Document thumbnails are 128 × 180 at most (IMG-02). */
export const thumbnail = moduleStyle({
  width: '3.5rem',
  aspectRatio: '128 / 180',
  background: vars.color.media,
  outline: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const sheet = moduleStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  aspectRatio: '128 / 180',
  color: vars.color.inkMuted,
  background: vars.color.media,
})

export const body = moduleStyle({ display: 'grid', gap: vars.space['1'], overflowWrap: 'anywhere' })

export const name = style([typeStyle.body, inModules({ fontWeight: vars.weight.strong })])

export const meta = style([
  typeStyle.caption,
  inModules({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['4'], color: vars.color.inkMuted }),
])

export const arrow = moduleStyle({ color: vars.color.signalInk })
