import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

/** About 75 characters wide. */
export const text = style([
  typeStyle.body,
  inModules({ display: 'grid', gap: vars.space['4'], justifyItems: 'stretch', maxWidth: '32em', minWidth: 0 }),
])

export const paragraph = moduleStyle({ ...running, textWrap: 'pretty' })

const above = (distance: string) => inModules({ selectors: { '&:not(:first-child)': { marginBlockStart: distance } } })

export const heading = styleVariants({
  h2: [typeStyle.title3, above(vars.space['6'])],
  h3: [typeStyle.title4, above(vars.space['5'])],
  h4: [typeStyle.body, inModules({ fontWeight: vars.weight.strong }), above(vars.space['4'])],
  h5: [typeStyle.body, inModules({ fontWeight: vars.weight.strong })],
  h6: [typeStyle.body, inModules({ fontWeight: vars.weight.strong })],
})

const list = { display: 'grid', gap: vars.space['2'], paddingInlineStart: '1.75rem' } as const

export const bulleted = moduleStyle({ ...list, listStyle: 'none', paddingInlineStart: 0 })

export const bulletedItem = moduleStyle({
  ...running,
  position: 'relative',
  display: 'grid',
  gap: vars.space['2'],
  paddingInlineStart: '1.75rem',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.78em',
      width: '0.875rem',
      height: vars.size.hairline,
      background: vars.color.signalInk,
    },
  },
})

export const numbered = moduleStyle(list)

export const numberedItem = moduleStyle({
  ...running,
  paddingInlineStart: vars.space['1'],
  '::marker': { color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
})

export const quote = style([
  typeStyle.title4,
  inModules({
    ...running,
    display: 'grid',
    gap: vars.space['2'],
    marginBlock: vars.space['4'],
    paddingInlineStart: vars.space['5'],
    borderInlineStart: `3px solid ${vars.color.signal}`,
  }),
])

export const attribution = style([typeStyle.small, inModules({ color: vars.color.inkMuted })])

export const code = moduleStyle({
  padding: vars.space['4'],
  overflowX: 'auto',
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.type.small.size,
})

export const inlineCode = moduleStyle({
  fontSize: '0.92em',
  background: vars.color.sunken,
  paddingInline: '0.25em',
})

export const highlight = moduleStyle({ color: 'inherit', background: vars.color.signalTint })

export const rule = moduleStyle({
  width: '100%',
  border: 0,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}`,
  marginBlock: vars.space['5'],
})
