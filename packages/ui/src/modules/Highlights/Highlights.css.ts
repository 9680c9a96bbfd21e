import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { threeUp } from '../shared/styles/card.js'
import { fiveColumns, sevenColumns } from '../shared/styles/grid.css.js'
import { running } from '../shared/styles/text.js'

/** The whole product stays in view beside its highlights. */
export const marked = moduleStyle({
  display: 'grid',
  gap: vars.space.block,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `${sevenColumns} minmax(0, 1fr)`,
      columnGap: vars.space.column,
      alignItems: 'start',
    },
  },
})

/** Two highlights are no higher than this picture of the product. */
export const markedFew = moduleStyle({
  '@media': { [from.lg]: { gridTemplateColumns: `${fiveColumns} minmax(0, 1fr)` } },
})

export const overview = moduleStyle({
  position: 'relative',
  ...tile,
  aspectRatio: '4 / 3',
  '@media': {
    [from.lg]: { position: 'sticky', insetBlockStart: vars.space['9'] },
    // Otherwise a page break separates the numbers from the picture and cuts it.
    print: { position: 'relative', breakInside: 'avoid' },
  },
})

export const whole = moduleStyle({ height: '100%' })

export const marks = moduleStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const mark = moduleStyle({ fill: vars.color.solid, stroke: vars.color.canvas, strokeWidth: 1.5 })

export const markNumber = moduleStyle({
  fill: vars.color.onSolid,
  fontSize: '10px',
  fontWeight: vars.weight.strong,
})

/** Pictures in rows, so that none has an empty space beside it. */
export const list = moduleStyle({
  display: 'grid',
  gap: `${vars.space['7']} ${vars.space.column}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: { [`${marked} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})

/** The text of a single highlight stands beside its picture. */
export const single = moduleStyle({
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** Three or six highlights: none is alone in its row. */
export const rowsOfThree = moduleStyle(threeUp)

/** Beside the whole product the pictures are small: the list is then no higher than the product. */
export const item = moduleStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  '@media': {
    [from.lg]: {
      selectors: {
        [`${marked} > ${list} > &`]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
      },
    },
    [from.md]: {
      selectors: {
        [`${single} > &`]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: vars.space.column,
        },
      },
    },
  },
})

export const media = moduleStyle({ position: 'relative', ...tile })

export const picture = moduleStyle({ aspectRatio: '16 / 10' })

export const body = moduleStyle({ display: 'grid', gap: vars.space['3'], alignContent: 'start' })

export const name = style([typeStyle.title4, inModules({ display: 'flex', alignItems: 'start', gap: vars.space['3'] })])

export const number = style([
  typeStyle.small,
  inModules({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '50%',
    fontWeight: vars.weight.strong,
    color: vars.color.onSolid,
    background: vars.color.solid,
  }),
])

export const text = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

export const summary = style([
  typeStyle.small,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2'],
    minHeight: vars.size.control,
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
  }),
])

export const play = moduleStyle({ position: 'absolute', insetInlineStart: vars.space['4'], bottom: vars.space['4'] })
