import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { running } from '../shared/styles/text.js'

/** Two columns on phones, all figures in a row on large screens. */
export const list = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space['6']} ${vars.space.column}`,
  '@media': {
    [from.sm]: { rowGap: vars.space['7'] },
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
  },
})

/** Three figures: value and label side by side on phones, a row of three from tablets on. */
export const listThree = moduleStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space['5'],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

/** DOM order is label, value; visual order is value, label. */
export const fact = moduleStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: vars.space['5'],
  selectors: {
    '&::before': measureLine(vars.color.ink),
    [`${listThree} > &`]: {
      '@media': {
        [`not all and ${from.md}`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: vars.space.column,
          alignItems: 'baseline',
        },
      },
    },
  },
})

export const value = style([
  typeStyle.display,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.12em',
    fontSize: 'clamp(2rem, 10vw, 2.75rem)',
    lineHeight: 1,
    fontWeight: 540,
    selectors: {
      [`${listThree} > ${fact} > &`]: { '@media': { [`not all and ${from.md}`]: { gridArea: '1 / 1' } } },
    },
    '@media': { [from.sm]: { fontSize: 'clamp(3.25rem, 2.4rem + 3.4vw, 5.5rem)' } },
  }),
])

export const unit = moduleStyle({
  // Readable on phones too.
  fontSize: `max(${vars.type.body.size}, 0.3em)`,
  fontWeight: vars.weight.text,
  letterSpacing: 0,
  color: vars.color.inkMuted,
})

export const label = style([
  typeStyle.body,
  inModules({ ...running, marginBlockStart: vars.space['3'], fontWeight: vars.weight.strong }),
])

export const note = style([
  typeStyle.small,
  inModules({ ...running, display: 'block', fontWeight: vars.weight.text, color: vars.color.inkMuted }),
])
