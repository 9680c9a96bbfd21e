import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { measureLine } from '../shared/drawings/measureLine.js'
import { running } from '../shared/styles/text.js'

export const list = moduleStyle({
  display: 'grid',
  gap: `${vars.space['7']} ${vars.space.column}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
  },
})

/** DOM order is label, value; visual order is value, label. */
export const fact = moduleStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: vars.space['5'],
  selectors: { '&::before': measureLine(vars.color.ink) },
})

export const value = style([
  typeStyle.display,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.12em',
    fontSize: 'clamp(3.25rem, 2.4rem + 3.4vw, 5.5rem)',
    lineHeight: 1,
    fontWeight: 540,
    fontVariantNumeric: 'lining-nums',
  }),
])

export const unit = moduleStyle({
  fontSize: '0.3em',
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
