import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules } from '../../foundations/styleIn.js'

const { color, size, space, type, weight } = vars
const hairline = `${size.hairline} solid ${color.line}`

export const tools = style(
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    paddingBlockEnd: space['5'],
    '@media': { print: { display: 'none' } },
  }),
)

/** Scrolls both ways on its own, so that names and titles can stay. */
export const scroll = style(
  inModules({
    maxHeight: 'calc(100dvh - 6rem)',
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
  }),
)

/** On a phone a row's title stands above its values: the values have the whole width. */
export const table = style(
  inModules({
    width: 'max-content',
    minWidth: '100%',
    borderCollapse: 'separate',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
  }),
)

export const head = style(
  inModules({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    background: color.canvas,
    '@media': { print: { position: 'static' } },
  }),
)

const rowOnPhone = { display: 'flex', '@media': { [from.md]: { display: 'table-row' } } } as const
export const headRow = style(inModules(rowOnPhone))
export const row = style(
  inModules({
    ...rowOnPhone,
    position: 'relative',
    paddingBlockStart: '2.25rem',
    borderBlockEnd: hairline,
    breakInside: 'avoid',
  }),
)

const column = {
  flex: '1 0 9rem',
  width: '9rem',
  '@media': { [from.md]: { width: 'auto', minWidth: '12rem' } },
} as const

export const corner = style(
  inModules({
    display: 'none',
    '@media': {
      [from.md]: {
        display: 'table-cell',
        position: 'sticky',
        insetInlineStart: 0,
        background: color.canvas,
        borderBlockEnd: `${size.hairline} solid ${color.ink}`,
      },
    },
  }),
)

export const product = style(
  inModules({
    ...column,
    position: 'relative',
    paddingBlock: space['3'],
    paddingInlineEnd: space['4'],
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: weight.strong,
    borderBlockEnd: `${size.hairline} solid ${color.ink}`,
  }),
)
export const frame = style(
  inModules({ marginBlockEnd: space['3'], aspectRatio: '3 / 2', background: color.media, maxWidth: '12rem' }),
)
export const variant = style(
  inModules({ display: 'block', fontSize: type.small.size, fontWeight: weight.text, color: color.inkMuted }),
)
export const remove = style(
  inModules({
    position: 'absolute',
    insetBlockStart: space['3'],
    insetInlineEnd: space['4'],
    background: color.canvas,
    '@media': { print: { display: 'none' } },
  }),
)

export const rowHeader = style(
  inModules({
    position: 'absolute',
    insetBlockStart: space['3'],
    insetInline: 0,
    fontSize: type.small.size,
    fontWeight: weight.text,
    textAlign: 'start',
    color: color.inkMuted,
    '@media': {
      [from.md]: {
        position: 'sticky',
        inset: 'auto',
        insetInlineStart: 0,
        zIndex: 1,
        width: '16rem',
        minWidth: '12rem',
        paddingBlock: space['3'],
        paddingInlineEnd: space['5'],
        verticalAlign: 'baseline',
        background: color.canvas,
        borderBlockEnd: hairline,
      },
    },
  }),
)
export const rowLabel = style(inModules({ position: 'sticky', insetInlineStart: 0 }))
export const unit = style(inModules({ whiteSpace: 'nowrap' }))

export const value = style(
  inModules({
    ...column,
    paddingBlock: space['1'],
    paddingBlockEnd: space['3'],
    paddingInlineEnd: space['4'],
    verticalAlign: 'baseline',
    color: color.inkMuted,
    '@media': {
      [from.md]: { minWidth: '12rem', width: 'auto', paddingBlockStart: space['3'], borderBlockEnd: hairline },
    },
  }),
)

/** What is the same is quiet; what differs has the ink. */
export const differs = style(inModules({ color: color.ink, fontWeight: weight.strong }))
export const missing = style(inModules({ color: color.inkMuted, fontWeight: weight.text }))
