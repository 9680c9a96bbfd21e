import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove, firstLine } from '../shared/styles/card.js'
import * as listStyles from '../shared/records/list.css.js'
import { eightColumns } from '../shared/styles/grid.css.js'
import { label } from '../shared/styles/text.js'

export const card = moduleStyle({ position: 'relative', display: 'grid', gap: vars.space['4'], alignContent: 'start' })

const isPhone = `not all and ${from.sm}`

/** On phones the picture is beside the text, so that a list stays short. */
const cardRow = moduleStyle({
  '@media': { [isPhone]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

const cardLead = moduleStyle({
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `${eightColumns} minmax(0, 1fr)`,
      columnGap: vars.space.column,
      alignItems: 'end',
    },
  },
})

const cardAlone = moduleStyle({
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.column } },
})

export const looks = { card: cardRow, lead: cardLead, row: `${cardRow} ${cardAlone}` }

export const frame = moduleStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  ...tile,
  '@media': { [isPhone]: { selectors: { [`${cardRow} > &`]: { aspectRatio: '4 / 3' } } } },
})
export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${card}:hover &`]: { scale: '1.02' } } } },
})
export const video = moduleStyle({
  ...label,
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  padding: `${vars.space['1']} ${vars.space['2']}`,
  color: vars.color.onSolid,
  background: vars.color.solid,
  '@media': {
    [isPhone]: {
      selectors: { [`${cardRow} &`]: { padding: `0 ${vars.space['1']}`, fontSize: '0.6875rem' } },
    },
  },
})
export const body = moduleStyle({ display: 'grid', gap: vars.space['2'], alignContent: 'start' })
/** On tablets some would be on one line and some on two, so that the titles of a row began at different heights. */
export const meta = style([
  listStyles.meta,
  inModules({
    '@media': {
      [from.md]: { selectors: { [`${cardRow}:not(${cardAlone}) &`]: { display: 'grid', justifyItems: 'start' } } },
      [from.lg]: { selectors: { [`${cardRow}:not(${cardAlone}) &`]: { display: 'flex' } } },
    },
  }),
])
export const head = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['3'],
})
export const titleLead = style([typeStyle.title2])
export const arrow = moduleStyle({
  ...cardArrow(),
  selectors: { [`${titleLead} + &`]: { height: firstLine(vars.type.title2) } },
  '@media': { [canHover]: { selectors: cardArrowMove(card) } },
})
export const text = moduleStyle({
  '@media': {
    [isPhone]: {
      selectors: { [`${cardRow} &`]: { fontSize: vars.type.small.size, lineHeight: vars.type.small.leading } },
    },
  },
})
