import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { tile } from '../../foundations/tile.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'
import { cardGrid, cardLink, threeUp } from '../shared/styles/card.js'

/** On phones a row each, with the picture beside the text. */
export const list = moduleStyle({
  ...cardGrid,
  gap: 0,
  '@media': {
    ...cardGrid['@media'],
    [from.sm]: { ...cardGrid['@media'][from.sm], gap: cardGrid.gap },
  },
})

export const listThree = moduleStyle(threeUp)

export const item = moduleStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space['4'],
  alignItems: 'center',
  paddingBlock: vars.space['3'],
  minWidth: 0,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.line}`,
  '@media': {
    [from.sm]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', paddingBlock: 0 },
    [canHover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
  },
})

export const frame = moduleStyle({ overflow: 'hidden', aspectRatio: '3 / 2', ...tile })

export const picture = moduleStyle({
  height: '100%',
  transition: `scale ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { [canHover]: { selectors: { [`${item}:hover &`]: { scale: '1.02' } } } },
})

export const body = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['2'],
  '@media': { [from.sm]: { paddingBlock: `${vars.space['4']} ${vars.space['5']}` } },
})

export const name = style([typeStyle.title3])

export const link = moduleStyle(cardLink)

export const description = style([
  typeStyle.small,
  inModules({ ...running, gridColumn: '1 / -1', color: vars.color.inkMuted }),
])

export const count = style([
  typeStyle.caption,
  inModules({ gridColumn: '1 / -1', color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
])

export const arrow = moduleStyle({
  alignSelf: 'center',
  color: vars.color.signalInk,
  transition: `translate ${vars.duration.medium} ${vars.easing.standard}`,
  '@media': {
    [canHover]: {
      selectors: { [`${item}:hover &`]: { translate: '4px 0' }, [`${item}:hover &:dir(rtl)`]: { translate: '-4px 0' } },
    },
  },
})
