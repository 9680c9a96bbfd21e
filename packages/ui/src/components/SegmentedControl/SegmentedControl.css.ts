import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { coveringInput } from '../../foundations/coveringInput.js'
import { forcedChoice, forcedColors } from '../../foundations/forcedColors.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, size, space, type, weight } = vars

export const group = componentStyle({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: size.control,
  border: `${size.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
})

export const segment = componentStyle({ position: 'relative', display: 'inline-flex', minWidth: 0 })

export const input = componentStyle(coveringInput)

export const text = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: space['4'],
  color: color.ink,
  fontSize: type.small.size,
  fontWeight: weight.strong,
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    'input:checked + &': { color: color.onSolid, background: color.solid },
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: { selectors: { 'input:not(:checked):hover + &': { background: color.hover } } },
    [forcedColors]: { selectors: { 'input:checked + &': forcedChoice } },
  },
})
