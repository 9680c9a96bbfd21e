import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove } from '../shared/styles/card.js'
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
export const body = moduleStyle({ gridColumn: '1 / -1' })
/** Kinds on the left, results on the rest of the width. */
export const bodyBeside = moduleStyle({ '@media': { [from.lg]: { gridColumn: '5 / -1' } } })
/** In lines on small windows, so that all kinds are in view; a column on large ones, which stays in view. */
export const kinds = moduleStyle({
  gridColumn: '1 / -1',
  '@media': {
    [from.lg]: {
      gridColumn: '1 / span 4',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space['5'],
      paddingInlineEnd: vars.space['7'],
    },
  },
})
export const kindList = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['5']}`,
  '@media': { [from.lg]: { flexDirection: 'column', gap: 0 } },
})
export const kind = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: '3rem',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.strong,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current]': { color: vars.color.ink, borderBlockEndColor: vars.color.signal },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [from.lg]: {
      borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
      selectors: {
        '&[aria-current]': {
          borderBlockEndColor: vars.color.line,
          boxShadow: `inset 3px 0 ${vars.color.signal}`,
          paddingInlineStart: vars.space['3'],
        },
      },
    },
    [canHover]: { selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'none' } } },
  },
})
export const count = style([
  typeStyle.small,
  inModules({ color: vars.color.inkMuted, fontWeight: vars.weight.text, fontVariantNumeric: 'tabular-nums' }),
])
export const result = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['2']} ${vars.space['3']}`,
  alignContent: 'start',
})
/** Below the title and its arrow. */
globalStyle(`${result} > p`, inModules({ gridColumn: '1 / -1' }))
export const arrow = moduleStyle({ ...cardArrow(), '@media': { [canHover]: { selectors: cardArrowMove(result) } } })
/** The picture is beside all of the text. */
export const pictured = moduleStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  columnGap: vars.space['4'],
  '@media': { [from.md]: { gridTemplateColumns: '8rem 1fr', columnGap: vars.space['5'] } },
})
export const picture = moduleStyle({
  alignSelf: 'start',
  display: 'grid',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  ...tile,
  borderRadius: vars.radius.control,
})
export const icon = moduleStyle({ placeSelf: 'center', color: vars.color.inkMuted })
export const match = moduleStyle({
  color: vars.color.ink,
  background: vars.color.signalTint,
  '@media': { '(forced-colors: active)': { color: 'MarkText', background: 'Mark' } },
})
export const more = moduleStyle({ marginBlockStart: vars.space['5'] })
