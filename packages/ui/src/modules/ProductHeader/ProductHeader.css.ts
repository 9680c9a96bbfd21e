import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { cornerCross, measureLine } from '../shared/drawings/measureLine.js'
import { running } from '../shared/styles/text.js'

export const header = style([
  grid,
  inModules({ paddingBlockStart: vars.space.block, rowGap: vars.space['6'], alignItems: 'start' }),
])

export const heading = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space['4'],
})

export const names = moduleStyle({ display: 'grid', gap: vars.space['2'], minWidth: 0, maxWidth: '100%' })

export const overline = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space['3'],
    color: vars.color.inkMuted,
    fontWeight: vars.weight.strong,
  }),
])

export const name = style([typeStyle.title1])

/** Brand logos are 96 px wide (IMG-02). */
export const brandPicture = moduleStyle({ width: '6rem' })

export const brandName = moduleStyle({
  color: vars.color.ink,
  selectors: {
    'span + &': {
      paddingInlineStart: vars.space['3'],
      borderInlineStart: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
    },
  },
})

export const gallery = moduleStyle({
  gridColumn: '1 / -1',
  position: 'relative',
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '1 / span 7' } },
  selectors: { '&::before': { ...cornerCross({ top: 0, left: 0 }), zIndex: 1 } },
})

export const body = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['5'],
  minWidth: 0,
  '@media': { [from.lg]: { gridColumn: '8 / -1' } },
})

export const lead = style([typeStyle.lead, inModules(running)])

export const description = style([
  typeStyle.body,
  inModules({ ...running, display: 'grid', gap: vars.space['3'], color: vars.color.inkMuted }),
])

export const figures = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['4'],
  paddingBlockStart: vars.space['4'],
  selectors: { '&::before': measureLine(vars.color.ink) },
})

export const figure = moduleStyle({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

export const figureValue = style([
  typeStyle.title3,
  inModules({
    fontVariantNumeric: 'tabular-nums',
    // Key figures never break, so they shrink with the column.
    fontSize: `min(${vars.type.title3.size}, 4.6vw)`,
    whiteSpace: 'nowrap',
    '@media': { [from.lg]: { fontSize: `min(${vars.type.title3.size}, 1.7vw)` } },
  }),
])

export const figureLabel = style([typeStyle.caption, inModules({ color: vars.color.inkMuted })])

export const links = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
  '@media': { print: { display: 'none' } },
})
