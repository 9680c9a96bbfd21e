import { style } from '@vanilla-extract/css'
import { from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'
import { bleed, grid } from './grid.css.js'
import { running } from './text.js'

/**
 * Status pages: text on the left, a drawing on the right, above the text on small screens. All starts at the top:
 * centered content would move while a slow page is parsed.
 */
export const page = style([
  grid,
  inModules({
    rowGap: vars.space['7'],
    alignItems: 'start',
    alignContent: 'start',
    paddingBlockStart: vars.space.section,
    minHeight: 'min(60vh, 44rem)',
  }),
])

export const body = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  justifyItems: 'start',
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '1 / span 6', gridRow: 1 } },
})

/** The wire runs beyond the window's edge where it is beside the text. */
export const drawing = moduleStyle({
  gridColumn: '1 / -1',
  maxWidth: '24rem',
  '@media': { [from.lg]: { gridColumn: '8 / -1', gridRow: 1, maxWidth: 'none', marginInlineEnd: bleed } },
})

export const overline = style([
  typeStyle.small,
  inModules({ fontWeight: vars.weight.strong, color: vars.color.inkMuted }),
])

export const title = style([typeStyle.title1])

export const text = style([
  typeStyle.lead,
  inModules({ ...running, color: vars.color.inkMuted, maxWidth: '36em', overflowWrap: 'anywhere' }),
])

export const actions = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
})

export const details = moduleStyle({
  justifySelf: 'stretch',
  display: 'grid',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  padding: vars.space['4'],
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
  overflowWrap: 'anywhere',
  '@media': { [from.sm]: { gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)' } },
})

export const detailLabel = moduleStyle({ color: vars.color.inkMuted })

export const detailRow = moduleStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [from.sm]: { gridTemplateColumns: 'subgrid' } },
})

export const detailTitle = style([typeStyle.small, inModules({ fontWeight: vars.weight.strong })])

export const linkTitle = style([typeStyle.title4, inModules({ marginBlock: `${vars.space['5']} ${vars.space['3']}` })])

export const linkList = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: `${vars.space['2']} ${vars.space.column}`,
})

/** As wide as the text column. */
export const wide = moduleStyle({ justifySelf: 'stretch' })
