import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { space, type, color } = vars

export const bar = componentStyle({ display: 'grid', gap: space['4'] })

export const controls = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
  gap: space['4'],
  // Seven do not fit beside each other: two rows instead of a last one alone.
  '@media': {
    [from.lg]: { selectors: { '&:has(> :nth-child(7))': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
})
export const submit = componentStyle({ justifySelf: 'start' })

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minHeight: '2.25rem',
})
export const result = componentStyle({
  marginInlineEnd: space['3'],
  fontSize: type.small.size,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
