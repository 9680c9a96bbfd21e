import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { panel as floatingPanel } from '../shared/styles/menu.css.js'

export const selector = moduleStyle({ '@media': { [from.md]: { position: 'relative' }, print: { display: 'none' } } })

export const panel = style([
  floatingPanel,
  inModules({
    top: '100%',
    insetInline: 0,
    maxHeight: 'min(42rem, 80dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['5'],
    '@media': {
      [from.md]: {
        top: `calc(100% + ${vars.space['2']})`,
        insetInlineStart: 'auto',
        width: 'min(46rem, 90vw)',
        padding: vars.space['6'],
      },
    },
  }),
])

export const panelAbove = moduleStyle({
  top: 'auto',
  bottom: '100%',
  '@media': { [from.md]: { top: 'auto', bottom: `calc(100% + ${vars.space['2']})` } },
})

export const title = style([typeStyle.title4])

export const description = style([
  typeStyle.small,
  inModules({ color: vars.color.inkMuted, marginBlockStart: vars.space['1'] }),
])

export const group = moduleStyle({
  marginBlockStart: vars.space['5'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [from.md]: { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', columnGap: vars.space['5'] },
  },
})

export const groupTitle = style([
  typeStyle.caption,
  inModules({
    color: vars.color.inkMuted,
    marginBlockEnd: vars.space['2'],
    fontWeight: vars.weight.strong,
    fontFamily: vars.font.text,
    letterSpacing: 0,
  }),
])

export const countries = moduleStyle({
  display: 'grid',
  columnGap: vars.space['5'],
  rowGap: vars.space['2'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  '@media': { [from.md]: { gridColumn: 2 } },
})

export const country = moduleStyle({ minWidth: 0, breakInside: 'avoid' })

export const countryName = style([typeStyle.small, inModules({ fontWeight: vars.weight.strong })])

export const languages = moduleStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['4'] })

export const option = style([
  typeStyle.small,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    color: vars.color.inkMuted,
    textDecoration: 'underline 1px transparent',
    textUnderlineOffset: '0.25em',
    selectors: {
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.strong,
        textDecoration: `underline 2px ${vars.color.signal}`,
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: vars.color.ink, textDecorationColor: 'currentcolor' } } },
    },
  }),
])
