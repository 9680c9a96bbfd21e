import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

const { color, duration, easing, font, size, space, type, weight } = vars
const hairline = `${size.hairline} solid ${color.line}`

/** A container query: the tree is used as a narrow column and as a whole page. */
const isWide = '(min-width: 44rem)'
const foldWidth = '2rem'
const rowHeight = '2.75rem'
/** Indentation per level; smaller on phones, where six levels must leave space for a word. */
const step = `clamp(${space['3']}, 2vw, ${space['5']})`

const levels = [0, 1, 2, 3, 4, 5, 6]

/** A row: several buttons do not fit beside the heading. */
export const action = moduleStyle({ gridColumn: '1 / -1', justifySelf: 'start' })
export const filters = moduleStyle({ marginBlockEnd: space['5'] })
export const content = moduleStyle({ display: 'grid', gap: space['5'], minWidth: 0 })
export const tree = moduleStyle({
  containerType: 'inline-size',
  borderBlockStart: `${size.hairline} solid ${color.ink}`,
  borderBlockEnd: hairline,
})
export const entry = moduleStyle({ position: 'relative' })

export const row = moduleStyle({
  display: 'grid',
  gap: `${space['1']} ${space['4']}`,
  alignItems: 'center',
  minHeight: rowHeight,
  paddingBlock: space['2'],
  borderBlockStart: hairline,
  selectors: { [`${tree} > ul > li:first-child > &`]: { borderBlockStart: 0 } },
  '@container': { [isWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem) 11rem', paddingBlock: 0 } },
})
export const indents = levels.map((level) =>
  moduleStyle({ paddingInlineStart: `calc(${foldWidth} + ${level} * ${step})` }),
)
export const current = moduleStyle({
  background: color.sunken,
  boxShadow: `inset 3px 0 ${color.signal}`,
  fontWeight: weight.strong,
})

/** Aligns the icon with the first line of text. */
export const title = style([typeStyle.body, inModules({ ...running, minWidth: 0, justifySelf: 'start' })])
export const hidden = moduleStyle({ color: color.inkMuted })
export const link = moduleStyle({
  // The target area has the full row height.
  paddingBlock: space['1'],
  textDecoration: 'underline transparent 1px',
  textUnderlineOffset: '0.2em',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecorationColor: 'currentcolor' } } } },
})
export const address = moduleStyle({
  fontFamily: font.mono,
  fontSize: type.caption.size,
  fontWeight: weight.text,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@container': { [isWide]: { gridColumn: 2 } },
})
export const marks = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space['4']}`,
  fontSize: type.small.size,
  fontWeight: weight.text,
  '@container': { [isWide]: { gridColumn: 3 } },
})
export const mark = moduleStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.inkMuted,
})

/** In the space before the text of a row. */
export const fold = moduleStyle({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: foldWidth,
  height: rowHeight,
  color: color.inkMuted,
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink, background: color.hover } } } },
})
export const foldIndents = levels.map((level) => moduleStyle({ insetInlineStart: `calc(${level} * ${step})` }))
export const sign = moduleStyle({
  transition: `rotate ${duration.fast} ${easing.standard}`,
  selectors: {
    'details[open] > summary > &': { rotate: '90deg' },
    'details[open] > summary > &:dir(rtl)': { rotate: '-90deg' },
  },
})
