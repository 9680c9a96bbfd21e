import { style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { pageWidth, grid } from '../shared/styles/grid.css.js'
import { label, running } from '../shared/styles/text.js'

export const footer = moduleStyle({
  color: vars.color.ink,
  background: vars.color.sunken,
  // Dark bands, which may end a page, have this colour in the dark scheme.
  borderBlockStart: `${vars.size.hairline} solid light-dark(transparent, ${vars.color.lineStrong})`,
  '@media': { print: { display: 'none' } },
})

/** Below this width the sections are disclosures between hairlines. */
const isPhone = `not all and ${from.sm}`

/** On phones the line of the last disclosure is the one above the legal line. */
export const top = style([
  grid,
  inModules({
    rowGap: vars.space['7'],
    paddingBlock: `${vars.space['8']} ${vars.space.block}`,
    '@media': { [isPhone]: { selectors: { '&:has(> nav)': { paddingBlockEnd: 0 } } } },
  }),
])

export const contact = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space['6'],
  '@media': { [from.lg]: { gridColumn: '1 / span 4', paddingInlineEnd: vars.space['5'] } },
})

export const contactTitle = style([typeStyle.title2])

export const contactText = style([typeStyle.body, inModules({ ...running, color: vars.color.inkMuted })])

/** Beside the contact; without it from the first column on. */
export const sections = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
      gap: `${vars.space['6']} ${vars.space.column}`,
    },
    [from.lg]: {
      gridColumn: '5 / -1',
      selectors: { '&:first-child': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
})

export const section = moduleStyle({
  '@media': {
    [isPhone]: {
      selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}` } },
    },
  },
})

export const sectionTitle = moduleStyle({
  ...label,
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space['3'],
  '@media': { [isPhone]: { display: 'none' } },
})

export const disclosure = moduleStyle({ '@media': { [from.sm]: { display: 'none' } } })

export const summary = style([
  typeStyle.body,
  inModules({
    ...running,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['4'],
    minHeight: '3.25rem',
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
])

export const sectionLinks = moduleStyle({
  '@media': {
    [isPhone]: {
      paddingBlockEnd: vars.space['4'],
      selectors: { 'details:not([open]) + &': { display: 'none' } },
    },
  },
})

export const link = style([
  typeStyle.small,
  inModules({
    ...running,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2rem',
    paddingBlock: vars.space['1'],
  }),
])

export const bottom = style([
  pageWidth,
  inModules({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    position: 'relative',
    gap: `${vars.space['4']} ${vars.space['6']}`,
    paddingBlock: vars.space['5'],
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.gutter,
      top: 0,
      height: vars.size.hairline,
      background: vars.color.line,
    },
  }),
])

/** On phones the links wrap beside the language, which would be alone on a line in half of the languages. */
export const legal = moduleStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['5']}`,
  minWidth: 0,
  // The text of the language, not the edge of its control, ends at the edge of the content.
  marginInlineEnd: `calc(-1 * ${vars.space['3']})`,
  '@media': {
    [isPhone]: { flexGrow: 1, flexBasis: '100%', columnGap: vars.space['3'] },
    [from.sm]: { flexWrap: 'wrap' },
  },
})

/** A line of its own, so that it never pushes a single control to the next line. */
export const copyright = style([
  typeStyle.caption,
  inModules({ ...running, flexBasis: '100%', color: vars.color.inkMuted }),
])

export const legalLinks = moduleStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] })

export const home = moduleStyle({ display: 'inline-flex', minHeight: vars.size.control, alignItems: 'center' })
