import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { forcedChoice, forcedColors } from '../../foundations/forcedColors.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { fourColumns } from '../shared/styles/grid.css.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, duration, easing, radius, size, space, weight } = vars

const hasScript = '(scripting: enabled) and (max-width: 63.99rem)'

/**
 * On small screens the controls of the list are two lines: the button of the filters and the views, then the number of
 * results and the sort order. The views move below the filters while these are open, so that the order of the focus is
 * the order on the screen.
 */
export const split = moduleStyle({
  display: 'grid',
  gap: space['5'],
  '@media': {
    [hasScript]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: `${space['3']} ${space['4']}`,
    },
    // The filters in the column of the headings, the list in that of the content.
    [from.lg]: {
      gridTemplateColumns: `${fourColumns} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space.column,
      rowGap: 0,
    },
  },
})

export const aside = moduleStyle({
  display: 'none',
  '@media': { [hasScript]: { display: 'block' }, print: { display: 'none' } },
})

export const form = moduleStyle({
  minWidth: 0,
  '@media': {
    [hasScript]: { gridColumn: '1 / -1' },
    [from.lg]: { gridColumn: 1, gridRow: '1 / -1', paddingInlineEnd: space['7'] },
    print: { display: 'none' },
  },
})

export const formAlone = moduleStyle({ display: 'none' })

/** On small screens the filters open on request; without script they are always visible. */
export const panel = moduleStyle({
  display: 'grid',
  '@media': {
    [hasScript]: { display: 'none', selectors: { '&[data-open]': { display: 'grid' } } },
  },
})

export const box = moduleStyle({
  selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.line}` } },
})

export const summary = style([
  typeStyle.small,
  inModules({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minHeight: size.control,
    paddingBlock: space['3'],
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      // The first title starts where the list starts.
      [`${box}:first-child > &`]: { minHeight: 0, paddingBlockStart: 0 },
    },
  }),
])

/** The limits are at the end of the line, or below a long title. */
export const groupHead = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  flexGrow: 1,
  columnGap: space['3'],
  minWidth: 0,
})

export const groupTitle = moduleStyle({ fontWeight: weight.strong, overflowWrap: 'anywhere' })

export const limits = moduleStyle({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const group = moduleStyle({ minWidth: 0, margin: 0, padding: 0, paddingBlockEnd: space['5'], border: 0 })

export const choice = style([typeStyle.small, inModules({ paddingBlock: space['1'] })])

export const choiceText = moduleStyle({ overflowWrap: 'anywhere' })

export const count = moduleStyle({
  marginInlineStart: space['1'],
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const more = style([
  typeStyle.small,
  inModules({
    minHeight: '1.5rem',
    paddingBlock: space['1'],
    cursor: 'pointer',
    selectors: { 'details[open] > &': { display: 'none' } },
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.2em',
  }),
])

export const range = moduleStyle({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['3'] })

export const end = style([typeStyle.small])

export const submit = moduleStyle({ justifySelf: 'start', marginBlockEnd: space['5'] })

export const list = moduleStyle({
  minWidth: 0,
  transition: `opacity ${duration.fast} ${easing.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': { [from.lg]: { gridColumn: '2', gridRow: '1 / -1' } },
})

export const head = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['5'],
})

export const result = style([
  typeStyle.small,
  inModules({
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
])

export const views = moduleStyle({
  display: 'inline-flex',
  minHeight: size.control,
  marginInlineStart: 'auto',
  border: `${size.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.control,
  '@media': {
    [hasScript]: {
      selectors: {
        [`${split}:not(:has([data-open])) &`]: { gridRow: 1 },
      },
    },
    print: { display: 'none' },
  },
})

export const view = style([
  typeStyle.small,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space['4'],
    fontWeight: weight.strong,
    selectors: { '&[aria-current="true"]': { color: color.onSolid, background: color.solid } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([aria-current="true"])': { background: color.hover } } },
      [forcedColors]: { selectors: { '&[aria-current="true"]': forcedChoice } },
    },
  }),
])

export const sort = style([
  typeStyle.small,
  inModules({ minWidth: 'min(100%, 14rem)', '@media': { print: { display: 'none' } } }),
])

const inSplit = (selector: string, rule: Parameters<typeof inModules>[0]) =>
  globalStyle(`${split} ${selector}`, inModules({ '@media': { [hasScript]: rule } }))
inSplit(`> ${list} > *`, { gridColumn: '1 / -1' })
inSplit(`:is(${list}, ${head})`, { display: 'contents' })
inSplit(`:is(${views}, ${sort})`, { gridColumn: '2', justifySelf: 'end' })
// Beside the number of results the chosen order is clear without its title.
inSplit(`${sort} > label`, { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })

export const scale = style([
  typeStyle.caption,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space['4'],
    marginBlockEnd: space['4'],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
])

/** A name and its range stay together where they fit. */
export const scaleItem = moduleStyle({ display: 'inline-block' })

export const chips = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  marginBlockEnd: space['5'],
  '@media': { print: { display: 'none' } },
})

export const chip = style([
  typeStyle.caption,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minHeight: '2rem',
    paddingInline: space['3'],
    border: `${size.hairline} solid ${color.lineStrong}`,
    borderRadius: radius.control,
    '@media': { [canHover]: { selectors: { '&:hover': { borderColor: color.ink, background: color.hover } } } },
  }),
])

export const reset = style([
  typeStyle.caption,
  inModules({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingInline: space['2'],
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.2em',
  }),
])
