import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { forcedChoice, forcedColors } from '../../foundations/forcedColors.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const form = moduleStyle({ '@media': { print: { display: 'none' } } })

export const group = moduleStyle({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
})

export const option = moduleStyle({
  minHeight: vars.size.control,
  paddingInline: vars.space['4'],
  fontSize: vars.type.small.size,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.onSolid, background: vars.color.solid } },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.hover } } },
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedChoice } },
  },
})
