import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, weight } = vars

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minHeight: '1.5rem',
  fontWeight: weight.strong,
  '@media': {
    [canHover]: { selectors: { '&:hover': { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' } } },
  },
})

export const sign = componentStyle({
  transition: `rotate ${duration.fast} ${easing.standard}`,
  selectors: {
    'details[open] > summary > &': { rotate: '90deg' },
    'details[open] > summary > &:dir(rtl)': { rotate: '-90deg' },
  },
})

export const content = componentStyle({
  marginBlockStart: space['3'],
  marginInlineStart: `calc(0.5rem - ${size.hairline})`,
  paddingInlineStart: space['4'],
  borderInlineStart: `${size.hairline} solid ${color.line}`,
})
