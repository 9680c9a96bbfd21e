import { style } from '@vanilla-extract/css'
import { canHover } from '../../../foundations/breakpoints.js'
import { vars } from '../../../foundations/contract.css.js'
import { firstEntry } from '../../../foundations/firstLine.js'
import { inModules, moduleStyle } from '../../../foundations/styleIn.js'
import { typeStyle } from '../../../foundations/type/type.css.js'
import { running } from '../styles/text.js'

const hairline = `${vars.size.hairline} solid ${vars.color.line}`

/** Entries with hairlines between them. */
export const list = moduleStyle({ borderBlockEnd: hairline })
export const entry = moduleStyle({
  position: 'relative',
  paddingBlock: vars.space['5'],
  borderBlockStart: hairline,
  selectors: { '&:first-child': firstEntry(vars.size.hairline, vars.space['5']) },
})

/** The link's target area is the whole entry. */
export const wholeLink = moduleStyle({
  textDecoration: 'underline transparent 1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [canHover]: { selectors: { '*:hover > &': { textDecorationColor: 'currentcolor' } } } },
})

export const title = style([typeStyle.title4])
export const text = style([typeStyle.body, inModules({ ...running, maxWidth: '44em', color: vars.color.inkMuted })])
export const meta = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space['1']} ${vars.space['4']}`,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
])
