import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { cardArrow, cardArrowMove, cardLink } from '../shared/styles/card.js'
import { label as labelStyle, running } from '../shared/styles/text.js'

const { color, space, size } = vars

export const list = moduleStyle({ borderBlockEnd: `${size.hairline} solid ${color.ink}` })

export const connector = moduleStyle({
  display: 'grid',
  gap: `${space['3']} ${space.column}`,
  paddingBlock: space['4'],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStartColor: color.ink } },
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'center' },
  },
})

export const linked = moduleStyle({
  position: 'relative',
  '@media': {
    [`not all and ${from.md}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [canHover]: { selectors: { '&:hover': { background: color.hover } } },
  },
})

export const link = moduleStyle(cardLink)

/** On phones beside the part number. */
export const arrow = moduleStyle({
  ...cardArrow(vars.type.title3),
  alignSelf: 'center',
  gridRow: 2,
  gridColumn: 2,
  '@media': {
    [from.md]: { gridRow: 1, gridColumn: 12, justifySelf: 'end' },
    [canHover]: { selectors: cardArrowMove(linked) },
  },
})

export const drawing = moduleStyle({
  gridColumn: '1 / -1',
  '@media': { [from.md]: { gridColumn: '1 / span 3' } },
})

export const face = moduleStyle({ display: 'block', width: '100%', maxWidth: '18rem', height: 'auto' })

export const housing = moduleStyle({ fill: color.signal })
export const cavity = moduleStyle({ fill: color.onSignal, opacity: 0.16 })
export const contact = moduleStyle({ fill: color.onSignal })

export const body = moduleStyle({ minWidth: 0, '@media': { [from.md]: { gridColumn: '4 / span 3' } } })

export const partNumber = style([typeStyle.title3, inModules({ fontVariantNumeric: 'tabular-nums', hyphens: 'none' })])

export const title = style([typeStyle.small, inModules({ ...running, color: color.inkMuted })])

/** In columns, so that the values of all rows stand below each other. */
export const facts = moduleStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space['2']} ${space['4']}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { gridColumn: '7 / span 5' } },
})

export const label = moduleStyle({ ...labelStyle, ...running, color: color.inkMuted })

export const caption = style([
  typeStyle.small,
  inModules({ ...running, color: color.inkMuted, paddingBlockStart: space['4'] }),
])
