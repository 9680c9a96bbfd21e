import { canHover, from } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

/** Tools in the header's right half: at least 44 px high and wide. */
export const control = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  paddingInline: vars.space['3'],
  fontSize: vars.type.small.size,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  userSelect: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > &': { background: vars.color.hover } },
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.hover, textDecoration: 'none' } } } },
})

/** Text of a control that is visually hidden on small screens. */
export const controlText = moduleStyle({
  '@media': {
    [`not all and ${from.xl}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** A floating panel with a shadow. */
export const panel = moduleStyle({
  position: 'absolute',
  zIndex: 20,
  insetInlineEnd: 0,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.size.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.floating,
  boxShadow: vars.shadow.floating,
})
