import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { coveringInput } from '../../foundations/coveringInput.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, size, space, type, weight } = vars

export const group = componentStyle({
  display: 'inline-flex',
  maxWidth: '100%',
  padding: '3px',
  background: color.surface,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.line}`,
  borderRadius: `calc(${radius.control} + 3px)`,
})

export const segment = componentStyle({ position: 'relative', display: 'inline-flex', minWidth: 0 })

export const input = componentStyle(coveringInput)

export const text = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.controlSmall,
  paddingInline: space['4'],
  borderRadius: radius.control,
  border: `${size.hairline} solid transparent`,
  color: color.inkMuted,
  fontSize: type.small.size,
  fontWeight: weight.strong,
  transition: `color ${duration.fast} ${easing.standard}, background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    'input:checked + &': { color: color.onSolid, background: color.solid },
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [canHover]: { selectors: { 'input:not(:checked):hover + &': { color: color.ink } } } },
})
