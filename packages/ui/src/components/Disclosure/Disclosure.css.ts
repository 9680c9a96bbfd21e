import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

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

export const content = componentStyle({
  marginBlockStart: space['3'],
  paddingInlineStart: space['4'],
  borderInlineStart: `${size.hairline} solid ${color.line}`,
})
