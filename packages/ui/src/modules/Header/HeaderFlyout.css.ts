import { keyframes, style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { grid } from '../shared/styles/grid.css.js'
import { label, running } from '../shared/styles/text.js'

const appear = keyframes({ from: { opacity: 0, translate: '0 -6px' } })

export const flyout = moduleStyle({
  paddingBlockEnd: vars.space['5'],
  '@media': {
    [from.lg]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 5rem)',
      overflowY: 'auto',
      paddingBlock: `${vars.space['7']} ${vars.space['8']}`,
      background: vars.color.surface,
      borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
      boxShadow: vars.shadow.floating,
      animation: `${appear} ${vars.duration.medium} ${vars.easing.standard}`,
    },
  },
})

export const inner = style([
  grid,
  inModules({
    rowGap: vars.space['5'],
    '@media': {
      [`not all and ${from.lg}`]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', paddingInline: 0 },
    },
  }),
])

export const marketing = moduleStyle({
  display: 'grid',
  gap: vars.space['4'],
  alignContent: 'start',
  order: 1,
  marginBlockStart: vars.space['5'],
  '@media': {
    [from.lg]: {
      order: 0,
      marginBlockStart: 0,
      gridColumn: '1 / span 4',
      paddingInlineEnd: vars.space['5'],
    },
  },
})

export const marketingTitle = style([typeStyle.title3])

export const marketingText = style([typeStyle.small, inModules({ ...running, color: vars.color.inkMuted })])

export const marketingPicture = moduleStyle({
  display: 'none',
  aspectRatio: '16 / 9',
  ...tile,
  '@media': { [from.lg]: { display: 'block' } },
})

/** Marketing logos are 304 × 52 at most (IMG-02). */
export const logos = moduleStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['5'] })

export const logo = moduleStyle({ width: '9.5rem' })

export const sections = moduleStyle({
  display: 'grid',
  gap: vars.space['5'],
  '@media': {
    [from.lg]: {
      gridColumn: '5 / -1',
      gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
      columnGap: vars.space.column,
      rowGap: vars.space['6'],
      alignContent: 'start',
    },
  },
})

export const sectionsWide = moduleStyle({ '@media': { [from.lg]: { gridColumn: '1 / -1' } } })

export const overview = moduleStyle({ gridColumn: '1 / -1' })

export const sectionTitle = moduleStyle({ ...label, color: vars.color.inkMuted, paddingBlockEnd: vars.space['2'] })

export const entry = moduleStyle({
  '@media': { [from.lg]: { borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` } },
})

export const link = style([
  typeStyle.body,
  inModules({
    ...running,
    display: 'grid',
    alignContent: 'center',
    minHeight: vars.size.control,
    paddingBlock: vars.space['2'],
    selectors: { '&[aria-current]': { color: vars.color.signalInk } },
    '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'none', color: vars.color.signalInk } } } },
  }),
])

export const linkText = moduleStyle({ fontWeight: vars.weight.strong })

export const description = style([typeStyle.caption, inModules({ color: vars.color.inkMuted })])
