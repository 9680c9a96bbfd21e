import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'

export const search = style([grid, inModules({ rowGap: vars.space.block, paddingBlock: vars.space.block })])
export const head = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
})
export const title = style([typeStyle.title1, inModules({ overflowWrap: 'anywhere' })])
export const field = moduleStyle({ maxWidth: '48rem' })
export const body = moduleStyle({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '1 / span 9' } } })
export const kinds = moduleStyle({
  gridColumn: '1 / -1',
  marginBlockEnd: `calc(${vars.space['5']} - ${vars.space.block})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${vars.size.hairline}) ${vars.color.line}`,
})
export const kindList = moduleStyle({ display: 'flex', gap: vars.space['5'] })
export const kind = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: '3rem',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  selectors: {
    '&[aria-current]': { color: vars.color.ink, borderBottomColor: vars.color.signal },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'none' } } } },
})
export const count = style([
  typeStyle.small,
  inModules({ color: vars.color.inkMuted, fontWeight: vars.weight.text, fontVariantNumeric: 'tabular-nums' }),
])
export const result = moduleStyle({ display: 'grid', gap: vars.space['2'], alignContent: 'start' })
/** Aligns results without a picture with those that have one. */
export const indented = moduleStyle({
  '@media': { [from.md]: { paddingInlineStart: `calc(8rem + ${vars.space['5']})` } },
})
/** The picture is beside all of the text. */
export const pictured = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  columnGap: vars.space['4'],
  '@media': { [from.md]: { gridTemplateColumns: '8rem 1fr', columnGap: vars.space['5'] } },
})
export const picture = moduleStyle({
  alignSelf: 'start',
  overflow: 'hidden',
  ...tile,
  borderRadius: vars.radius.control,
})
export const match = moduleStyle({
  color: vars.color.ink,
  background: 'none',
  fontWeight: vars.weight.strong,
  boxShadow: `inset 0 -0.1em ${vars.color.signal}`,
})
export const more = moduleStyle({ marginBlockStart: vars.space['5'] })
