import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'
import { cardArrow, cardArrowMove, cardGrid, cardLink, threeUp } from '../shared/styles/card.js'

export const list = moduleStyle(cardGrid)

/** Rows of picture and text on phones are closer than cards. */
export const listRows = moduleStyle({ '@media': { [`not all and ${from.sm}`]: { rowGap: vars.space['5'] } } })

export const listThree = moduleStyle(threeUp)

/** Two columns for two items, so that no third column is empty. */
export const listPair = moduleStyle({ '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })

export const listLeadFirst = moduleStyle({
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridAutoFlow: 'dense' } },
})

export const item = moduleStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  minWidth: 0,
})

export const itemLead = moduleStyle({
  '@media': { [from.sm]: { gridColumn: '1 / -1' }, [from.lg]: { gridColumn: '1 / span 8', gridRow: '1 / span 2' } },
})

export const itemBeside = moduleStyle({ '@media': { [from.lg]: { gridColumn: 'span 4' } } })

/** On phones, picture and text are beside each other. */
export const itemRow = moduleStyle({
  '@media': {
    [`not all and ${from.sm}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
    },
  },
})

export const frame = moduleStyle({ overflow: 'hidden', ...tile, aspectRatio: '3 / 2' })

/** The lead picture is as high as the column beside it. */
export const frameLead = moduleStyle({
  aspectRatio: '16 / 10',
  '@media': { [from.lg]: { position: 'relative', flexGrow: 1, aspectRatio: 'auto', minHeight: '24rem' } },
})

export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${item}:hover &`]: { scale: '1.02' } } } },
})

export const pictureLead = style([picture, inModules({ '@media': { [from.lg]: { position: 'absolute', inset: 0 } } })])

/** The arrow stands beside the first line of the title. */
export const body = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  alignContent: 'start',
})

export const overline = moduleStyle({ ...label, gridColumn: '1 / -1', color: vars.color.inkMuted })

/** One size for all, so that the pictures of a lead and of the column beside it end on one line. */
export const title = style([typeStyle.title4, inModules({ textWrap: 'pretty' })])

/** The arrow stands beside the title, also below an overline. */
export const below = moduleStyle({ gridColumn: 1, gridRow: 2 })

export const text = style([
  typeStyle.small,
  inModules({ ...running, gridColumn: '1 / -1', color: vars.color.inkMuted, maxWidth: '44em' }),
])

export const link = moduleStyle(cardLink)

export const arrow = moduleStyle({
  ...cardArrow(),
  gridColumn: 2,
  gridRow: 1,
  selectors: { [`${below} ~ &`]: { gridRow: 2 } },
  '@media': { [canHover]: { selectors: cardArrowMove(item) } },
})
