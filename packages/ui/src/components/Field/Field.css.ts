import { globalStyle } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, size, space, type, weight } = vars

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: space['2'], minWidth: 0 })

/** Aligns controls in a row, whether or not they have a hint or an error. */
globalStyle(`${field} > :last-child`, inComponents({ marginBlockStart: 'auto' }))

export const invalid = componentStyle({
  borderInlineStart: `3px solid ${color.danger}`,
  paddingInlineStart: space['4'],
})

export const label = componentStyle({ fontWeight: weight.strong, lineHeight: 1.3 })

export const hint = componentStyle({ fontSize: type.small.size, lineHeight: 1.4, color: color.inkMuted })

export const error = componentStyle({
  display: 'flex',
  gap: space['2'],
  fontSize: type.small.size,
  lineHeight: 1.4,
  color: color.danger,
  fontWeight: weight.strong,
})

export const control = componentStyle({
  width: '100%',
  minHeight: size.control,
  paddingInline: space['3'],
  color: color.ink,
  background: color.surface,
  border: `${size.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  fontSize: '1rem',
  transition: `border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px', borderColor: color.focus },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    // Blue in Chromium.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    '&[readonly]': { background: color.sunken },
    '&:disabled': { color: color.inkMuted, background: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } } },
})
