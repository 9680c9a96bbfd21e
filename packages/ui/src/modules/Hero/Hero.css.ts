import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { bleed, grid } from '../shared/styles/grid.css.js'
import { cornerCross, measureLine } from '../shared/drawings/measureLine.js'
import { label, running } from '../shared/styles/text.js'

export const hero = style([
  grid,
  inModules({
    paddingBlockStart: vars.space.block,
    rowGap: vars.space['6'],
    '@media': { [from.lg]: { rowGap: vars.space['7'] } },
  }),
])

/** Title and text are one block where no wide picture separates them. */
export const heroInOneBlock = moduleStyle({
  rowGap: vars.space['5'],
  '@media': { [from.lg]: { rowGap: vars.space['5'] } },
})

export const heading = moduleStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [from.lg]: { gridColumn: '1 / span 11' } },
})

/** On pages other than the home page the title is above the text, beside the picture. */
const headingSplit = moduleStyle({
  '@media': {
    [from.lg]: { gridColumn: '1 / span 4', gridRow: 1, alignSelf: 'start', paddingInlineEnd: vars.space['5'] },
  },
})

export const overline = moduleStyle({
  ...label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.inkMuted,
  selectors: {
    '&::before': {
      content: '""',
      width: '0.625rem',
      height: '0.625rem',
      flex: 'none',
      background: vars.color.signal,
    },
  },
})

export const title = styleVariants({
  large: [typeStyle.display],
  compact: [typeStyle.title1],
  // Four columns wide beside a picture.
  split: [
    typeStyle.title1,
    inModules({
      '@media': { [from.lg]: { fontSize: `calc((${vars.type.title1.size} + ${vars.type.title2.size}) / 2)` } },
    }),
  ],
})

export const body = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
})

/** Beside the picture: text at the top, links at the picture's lower edge. */
const bodyBeside = moduleStyle({
  '@media': {
    [from.md]: { gridColumn: '1 / span 9' },
    [from.lg]: {
      gridColumn: '1 / span 4',
      gridRow: 2,
      justifyContent: 'space-between',
      paddingInlineEnd: vars.space['4'],
      paddingBlockEnd: `calc(${vars.space['5']} + ${vars.type.caption.size} * 1.4)`,
    },
  },
})

/** Below the title, at the picture's lower edge. */
const bodySplit = moduleStyle({
  '@media': {
    [from.md]: { gridColumn: '1 / span 9' },
    [from.lg]: {
      gridColumn: '1 / span 4',
      gridRow: 2,
      alignSelf: 'end',
      gap: vars.space['5'],
      paddingInlineEnd: vars.space['4'],
    },
  },
})

/** On a home page without a picture, text and links are beside the title. */
const bodyAside = moduleStyle({
  '@media': {
    [from.md]: { gridColumn: '1 / span 9' },
    [from.lg]: { gridColumn: '8 / -1', gridRow: 1, alignSelf: 'end', gap: vars.space['5'] },
  },
})

/** Title and text together beside a portrait. */
const besidePortrait = { [from.md]: { gridColumn: '4 / -1' }, [from.lg]: { gridColumn: '3 / -1' } }

const headingPortrait = moduleStyle({ alignSelf: 'end', '@media': besidePortrait })

const bodyPortrait = moduleStyle({ gap: vars.space['5'], '@media': besidePortrait })

const headingBeside = moduleStyle({ '@media': { [from.lg]: { gridColumn: '1 / span 7' } } })

/** On other pages without a picture the text is below the title, at the same edge. */
const bodyAlone = moduleStyle({
  gap: vars.space['5'],
  '@media': { [from.md]: { gridColumn: '1 / span 9' }, [from.lg]: { gridColumn: '1 / span 8' } },
})

export const headingOf = {
  beside: '',
  split: headingSplit,
  portrait: headingPortrait,
  aside: headingBeside,
  alone: '',
} as const

export const bodyOf = {
  beside: bodyBeside,
  split: bodySplit,
  portrait: bodyPortrait,
  aside: bodyAside,
  alone: bodyAlone,
} as const

export const lead = style([typeStyle.lead, inModules(running)])

export const links = moduleStyle({
  ...running,
  textWrap: 'balance',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['5']}`,
  // On the narrowest phones two links just fit or just do not, which may change when the web font arrives.
  '@media': { '(width < 22.5rem)': { flexDirection: 'column', alignItems: 'flex-start' } },
})

const figureBase = moduleStyle({ gridColumn: '1 / -1', position: 'relative', minWidth: 0 })

/** Up to the side buttons, which are in the gutter on wide screens. */
const bleedToButtons = `min(0px, ${bleed} + 3rem)`

/** Extends to the window's edge or to the side buttons, with a cross at the corner on wide screens. */
const figureWide = style([
  figureBase,
  inModules({
    marginInline: bleed,
    '@media': { [from.lg]: { marginInline: 0, marginInlineEnd: bleedToButtons, gridColumn: '5 / -1', gridRow: 2 } },
    selectors: {
      '&::before': {
        ...cornerCross({ top: 0, left: 0 }, vars.color.ink),
        display: 'none',
        zIndex: 1,
        '@media': { [from.lg]: { display: 'block' } },
      },
    },
  }),
])

export const figure = styleVariants({
  large: [figureWide],
  compact: [figureWide, inModules({ '@media': { [from.lg]: { gridRow: '1 / span 2' } } })],
  portrait: [
    figureBase,
    inModules({
      order: -1,
      maxWidth: '10rem',
      '@media': {
        [from.md]: { gridColumn: '1 / span 3', gridRow: '1 / span 2', maxWidth: 'none' },
        [from.lg]: { gridColumn: '1 / span 2' },
      },
    }),
  ],
})

export const picture = styleVariants({
  // On phones a little less wide than the picture, so that machines at its sides are whole.
  large: inModules({
    position: 'relative',
    aspectRatio: '3 / 2',
    ...tile,
    '@media': { [from.md]: { aspectRatio: '16 / 9' } },
  }),
  // Tall enough that a wide picture shows the machine.
  compact: inModules({
    position: 'relative',
    aspectRatio: '3 / 2',
    ...tile,
    '@media': { [from.lg]: { aspectRatio: '16 / 10' } },
  }),
  portrait: inModules({ position: 'relative', aspectRatio: '1', background: vars.color.media }),
})

export const caption = moduleStyle({
  ...label,
  fontWeight: vars.weight.text,
  position: 'relative',
  marginBlockStart: vars.space['3'],
  marginInline: vars.space.gutter,
  paddingBlockStart: vars.space['2'],
  color: vars.color.inkMuted,
  selectors: { '&::before': measureLine(vars.color.lineStrong, vars.color.lineStrong) },
  '@media': { [from.lg]: { marginInlineStart: 0 } },
})
