import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

/** Form and footer share the left edge. */
const inset = `calc(${vars.space.gutter} + 4vw)`

export const page = moduleStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  background: vars.color.canvas,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: '1fr auto' } },
})

export const brand = moduleStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  overflow: 'hidden',
  padding: `${vars.space['4']} ${vars.space.gutter}`,
  color: vars.color.ink,
  background: vars.color.canvas,
  '@media': { [from.md]: { gridRow: '1 / -1', paddingBlock: vars.space.gutter } },
})

export const home = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: vars.size.control,
})

/** The wire enters from the panel's edge. */
export const drawing = moduleStyle({
  display: 'none',
  '@media': {
    [from.md]: { display: 'block', marginInlineStart: `calc(-1 * ${vars.space.gutter})`, marginBlock: 'auto' },
  },
})

export const main = moduleStyle({
  display: 'grid',
  // Not centered: a centered form would move while a slow page is parsed.
  alignContent: 'start',
  gap: vars.space['5'],
  width: '100%',
  maxWidth: `calc(30rem + 2 * ${vars.space.gutter})`,
  minWidth: 0,
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(${vars.space.block}, 16dvh, 10rem) ${vars.space.block}`,
  '@media': { [from.md]: { maxWidth: `calc(30rem + ${inset} + ${vars.space.gutter})`, paddingInlineStart: inset } },
})

export const foot = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['5']}`,
  padding: `${vars.space['4']} ${vars.space.gutter}`,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': { [from.md]: { gridColumn: 2, paddingInlineStart: inset } },
})

export const list = moduleStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['4'] })

export const link = style([
  typeStyle.caption,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    color: vars.color.inkMuted,
    selectors: {
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.strong,
        textDecoration: `underline 2px ${vars.color.signal}`,
        textUnderlineOffset: '0.3em',
      },
    },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
])
