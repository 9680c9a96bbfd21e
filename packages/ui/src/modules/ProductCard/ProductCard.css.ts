import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'
import { list as figures } from './Figures.css.js'
import { cardArrow, cardArrowMove, cardLink, threeUp } from '../shared/styles/card.js'

export const list = moduleStyle({
  display: 'grid',
  gap: `${vars.space['5']} ${vars.space.column}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space['7'] },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** Beside filters: pairs. */
export const listNarrow = moduleStyle({
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const listThree = moduleStyle({ '@media': { [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })

/** An even number of products of a content page: pairs on phones. */
export const listFew = moduleStyle({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space['6'],
})

/** Three or six products: rows of three from tablets on, so that none is alone in its row. */
export const listRowsOfThree = moduleStyle(threeUp)

/** Four related products, or seven: pairs, then rows of four. */
export const listRowsOfFour = moduleStyle({
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

const stacked = { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 0 } as const

/**
 * On phones the picture stands beside the text, so that a list stays short, and the figures below both; pairs are too
 * narrow for that.
 */
export const card = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  height: '100%',
  minWidth: 0,
  '@media': { [from.sm]: stacked },
  selectors: { [`${listFew} &`]: stacked },
})

export const frame = moduleStyle({ gridRow: '1 / span 2', overflow: 'hidden', ...tile, aspectRatio: '4 / 3' })

export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${card}:hover &`]: { scale: '1.03' } } } },
})

const column = { ...stacked, flex: 1, gap: vars.space['2'], paddingBlockStart: vars.space['4'] } as const

export const body = moduleStyle({
  display: 'contents',
  '@media': { [from.sm]: column },
  selectors: { [`${listFew} &`]: column },
})

/** The arrow of a card that is a link stays on the first line of its title. */
export const head = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['3'],
  alignItems: 'start',
})

export const arrow = moduleStyle({
  ...cardArrow(),
  '@media': { [canHover]: { selectors: cardArrowMove(card) } },
})

/** Name, brand and note share a line where they fit. */
export const title = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
})

export const name = style([typeStyle.title4, inModules({ flex: '1 0 auto', maxWidth: '100%' })])

export const brand = moduleStyle({ ...label, color: vars.color.inkMuted })

export const link = moduleStyle(cardLink)

export const description = style([
  typeStyle.small,
  inModules({
    ...running,
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
])

export const figure = style([
  typeStyle.caption,
  inModules({
    whiteSpace: 'nowrap',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
])

/** Keeps a card's controls above its link, on one line at the lower edge. */
export const action = moduleStyle({
  selectors: { [`${figures} + &`]: { gridArea: '2 / 2', marginBlockStart: 0 } },
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space['2'],
  // Long translations break on phones instead of running over the card's edge.
  '@media': { [from.sm]: { whiteSpace: 'nowrap' }, print: { display: 'none' } },
})

/** On phones the figures say more than the sentence. */
export const besideFigures = moduleStyle({
  display: 'none',
  '@media': { [from.sm]: { display: 'block' } },
})
