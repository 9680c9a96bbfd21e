import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { control, panel as floatingPanel } from '../shared/styles/menu.css.js'

/** Last in the header of large screens: its circle, not the space around it, ends with the content. */
export const menu = moduleStyle({
  position: 'relative',
  '@media': { [from.lg]: { marginInlineEnd: `calc(${vars.space['3']} - ${vars.space['1']})` } },
})

export const summary = style([control, inModules({ paddingInline: vars.space['1'] })])

export const initials = moduleStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  color: vars.color.onSolid,
  background: vars.color.solid,
  fontSize: vars.type.caption.size,
  letterSpacing: '0.02em',
})

export const loading = moduleStyle({
  width: '2.25rem',
  height: '2.25rem',
  margin: vars.space['1'],
  borderRadius: '50%',
  background: vars.color.skeleton,
  '@media': { [from.lg]: { marginInlineEnd: vars.space['3'] } },
})

export const panel = style([
  floatingPanel,
  inModules({
    top: `calc(100% + ${vars.space['2']})`,
    width: 'max-content',
    minWidth: '16rem',
    maxWidth: 'min(22rem, 90vw)',
  }),
])

export const person = moduleStyle({
  display: 'grid',
  padding: `${vars.space['4']} ${vars.space['5']}`,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})

export const name = style([typeStyle.body, inModules({ fontWeight: vars.weight.strong })])

export const email = style([typeStyle.caption, inModules({ color: vars.color.inkMuted })])

export const list = moduleStyle({ paddingBlock: vars.space['2'] })

export const logOut = moduleStyle({
  paddingBlock: vars.space['2'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
})

export const entry = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['3'],
    minHeight: vars.size.control,
    padding: `${vars.space['2']} ${vars.space['5']}`,
    selectors: { '&[aria-current]': { boxShadow: `inset 3px 0 ${vars.color.signal}`, fontWeight: vars.weight.strong } },
    '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.hover, textDecoration: 'none' } } } },
  }),
])
