import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'
import { cardArrow, cardArrowMove, cardGrid, cardLink, firstLine, threeUp } from '../shared/styles/card.js'

/** On phones a row each, with the picture beside the text. */
export const list = moduleStyle({
  ...cardGrid,
  gap: 0,
  '@media': {
    ...cardGrid['@media'],
    [from.sm]: { ...cardGrid['@media'][from.sm], gap: cardGrid.gap },
  },
})

export const listThree = moduleStyle(threeUp)

export const listSmall = moduleStyle({ '@media': { [from.sm]: { gap: `${vars.space['4']} ${vars.space.column}` } } })

/** Four or eight: no row has an empty end. */
export const listFour = moduleStyle({
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const item = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space['4'],
  alignItems: 'start',
  paddingBlock: vars.space['3'],
  minWidth: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [from.sm]: {
      selectors: {
        [`${list}:not(${listSmall}) > &`]: {
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          paddingBlock: 0,
        },
      },
    },
    [canHover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
  },
})

/** Picture, text and links have a row each, so that the links of neighbouring tiles begin on one line. */
export const itemWithLinks = moduleStyle({
  '@media': {
    [from.sm]: {
      selectors: {
        [`${list}:not(${listSmall}) > &`]: {
          display: 'grid',
          gridRow: 'span 3',
          gridTemplate: 'subgrid / minmax(0, 1fr)',
          rowGap: 0,
        },
      },
    },
  },
})

export const frame = moduleStyle({ overflow: 'hidden', aspectRatio: '3 / 2', ...tile })

export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${item}:hover &`]: { scale: '1.02' } } } },
})

export const body = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: vars.space['2'],
  '@media': {
    [from.sm]: {
      selectors: {
        [`${list}:not(${listSmall}) > ${item} > &`]: { paddingBlock: `${vars.space['4']} ${vars.space['5']}` },
      },
    },
  },
})

export const name = style([
  typeStyle.title3,
  inModules({
    selectors: { [`${listSmall} &`]: { fontSize: vars.type.title4.size, lineHeight: vars.type.title4.leading } },
  }),
])

export const link = moduleStyle(cardLink)

export const description = style([
  typeStyle.small,
  inModules({ ...running, gridColumn: '1 / -1', color: vars.color.inkMuted }),
])

export const count = style([
  typeStyle.caption,
  inModules({ gridColumn: '1 / -1', color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
])

/** Below the text of the tile, on phones also below its picture. */
export const links = moduleStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space['3'] })

/** Above the link of the tile, whose target is the whole tile. */
export const contained = style([
  typeStyle.small,
  inModules({
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: vars.space['3'],
    paddingBlock: vars.space['2'],
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  }),
])

export const linkArrow = moduleStyle({ color: vars.color.signalInk })

export const arrow = moduleStyle({
  ...cardArrow(vars.type.title3),
  selectors: { [`${listSmall} &`]: { height: firstLine(vars.type.title4) } },
  '@media': { [canHover]: { selectors: cardArrowMove(item) } },
})
