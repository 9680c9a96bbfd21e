import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, type } = vars

export const more = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['4'],
})
globalStyle(`${more} > :is(a, button)`, inComponents({ '@media': { print: { display: 'none' } } }))

/** Out of the flow while it is empty, so that it adds no gap. */
export const alert = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } })

export const range = componentStyle({
  display: 'grid',
  gap: space['2'],
  width: '100%',
  fontSize: type.small.size,
  lineHeight: 1.4,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

/** Hairline that fills with the share of shown entries. */
export const line = componentStyle({
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: '2px',
  border: 0,
  background: color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: color.ink,
      transition: `inline-size ${duration.slow} ${easing.standard}`,
    },
    '&::-moz-progress-bar': { background: color.ink },
  },
  '@media': { '(forced-colors: active)': { border: `${size.hairline} solid` } },
})
