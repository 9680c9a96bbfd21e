import { style, styleVariants } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove, cardLink } from '../shared/styles/card.js'
import { running } from '../shared/styles/text.js'

const { color, radius, size, space, weight } = vars

export const split = moduleStyle({
  display: 'grid',
  gap: space['7'],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.column, alignItems: 'start' },
  },
})

export const form = moduleStyle({
  display: 'grid',
  gap: space['5'],
  minWidth: 0,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.column, alignItems: 'start' },
    [from.lg]: { gridColumn: '1 / span 4', gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineEnd: space['5'] },
    print: { display: 'none' },
  },
})

export const buttons = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['5'],
})

export const other = style([
  typeStyle.caption,
  inModules({ display: 'inline-flex', alignItems: 'center', minHeight: '2rem' }),
])

export const results = moduleStyle({
  display: 'grid',
  gap: space.block,
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '5 / -1' } },
})

export const group = moduleStyle({ display: 'grid', gap: space['4'] })

export const title = style([typeStyle.title3])

export const list = moduleStyle({ borderBlockStart: `${size.hairline} solid ${color.ink}` })

export const item = moduleStyle({ borderBlockEnd: `${size.hairline} solid ${color.line}` })

export const more = style([
  typeStyle.small,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minHeight: size.control,
    marginBlockStart: space['3'],
    paddingInline: space['4'],
    border: `${size.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    fontWeight: weight.strong,
    cursor: 'pointer',
  }),
])

export const machine = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: space['4'],
  alignItems: 'start',
  paddingBlock: space['4'],
  '@media': { [from.md]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: space['5'] } },
})

export const frame = moduleStyle({ ...tile, aspectRatio: '4 / 3' })

export const body = moduleStyle({ display: 'grid', gap: space['2'], minWidth: 0 })

export const head = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['4'],
  alignItems: 'start',
})

export const arrow = moduleStyle({
  ...cardArrow(),
  '@media': { [canHover]: { selectors: cardArrowMove(machine) } },
})

export const name = style([typeStyle.title4])

export const link = moduleStyle(cardLink)

export const description = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])

export const reasons = moduleStyle({ display: 'grid', gap: space['1'] })

export const reason = style([
  typeStyle.small,
  inModules({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['2'],
    alignItems: 'start',
    fontVariantNumeric: 'tabular-nums',
  }),
])

export const open = moduleStyle({ color: color.inkMuted })

const iconBox = { marginBlockStart: '0.2em' } as const

export const sign = styleVariants({
  fits: inModules({ ...iconBox, color: color.success }),
  misses: inModules({ ...iconBox, color: color.danger }),
  unknown: inModules({ ...iconBox, color: color.inkMuted, fontWeight: weight.strong }),
})
