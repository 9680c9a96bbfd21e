import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { label, running } from '../shared/styles/text.js'
import { cardLink } from '../shared/styles/card.js'

export const card = moduleStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
})

export const frame = moduleStyle({ overflow: 'hidden', background: vars.color.media, aspectRatio: '4 / 3' })

export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${card}:hover &`]: { scale: '1.03' } } } },
})

export const body = moduleStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
})

export const brand = moduleStyle({ ...label, color: vars.color.inkMuted })

export const name = style([typeStyle.title4])

export const link = moduleStyle(cardLink)

export const description = style([
  typeStyle.small,
  inModules({
    ...running,
    color: vars.color.inkMuted,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
])

export const foot = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: vars.space['6'],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space['2'],
})

export const figure = style([
  typeStyle.caption,
  inModules({
    paddingBlockStart: vars.space['1'],
    borderBlockStart: `${vars.size.hairline} solid ${vars.color.lineStrong}`,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
])

/** Keeps a card's controls above its link. */
export const action = moduleStyle({ position: 'relative', zIndex: 1 })

export const list = moduleStyle({
  display: 'grid',
  gap: `${vars.space['7']} ${vars.space.column}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const listThree = moduleStyle({ '@media': { [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } })
