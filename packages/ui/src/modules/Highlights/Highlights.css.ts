import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const overview = moduleStyle({
  position: 'relative',
  marginBlockEnd: vars.space.block,
  ...tile,
  aspectRatio: '4 / 3',
  '@media': { [from.lg]: { width: '75%' } },
})

export const whole = moduleStyle({ height: '100%' })

export const marks = moduleStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const mark = moduleStyle({ fill: vars.color.solid, stroke: vars.color.canvas, strokeWidth: 1.5 })

export const markNumber = moduleStyle({
  fill: vars.color.onSolid,
  fontSize: '10px',
  fontWeight: vars.weight.strong,
})

export const list = moduleStyle({ display: 'grid', gap: vars.space.block })

export const item = moduleStyle({
  display: 'grid',
  gap: vars.space['5'],
  alignItems: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space.column } },
})

/** Pictures alternate sides. */
export const media = moduleStyle({
  position: 'relative',
  ...tile,
  '@media': { [from.md]: { gridColumn: '1 / span 7' } },
  selectors: { [`${item}:nth-child(even) > &`]: { '@media': { [from.md]: { gridColumn: '6 / -1', gridRow: 1 } } } },
})

export const picture = moduleStyle({ aspectRatio: '16 / 10' })

export const body = moduleStyle({
  display: 'grid',
  gap: vars.space['3'],
  alignContent: 'start',
  '@media': {
    [from.md]: {
      gridColumn: '8 / -1',
      paddingBlockStart: vars.space['3'],
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.ink}`,
    },
  },
  selectors: {
    [`${item}:nth-child(even) > &`]: { '@media': { [from.md]: { gridColumn: '1 / span 5', gridRow: 1 } } },
  },
})

export const name = style([
  typeStyle.title4,
  inModules({ display: 'flex', alignItems: 'center', gap: vars.space['3'] }),
])

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

export const sign = moduleStyle({
  color: vars.color.signalInk,
  transition: `rotate ${vars.duration.medium} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { rotate: '45deg' } },
})

export const play = moduleStyle({ position: 'absolute', insetInlineStart: vars.space['4'], bottom: vars.space['4'] })
