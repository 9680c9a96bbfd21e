import { componentStyle } from '../../foundations/styleIn.js'

export const date = componentStyle({
  maxWidth: '16rem',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', opacity: 0.7 },
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
  },
})
