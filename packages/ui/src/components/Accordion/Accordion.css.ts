import { globalStyle } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { firstEntry } from '../../foundations/firstLine.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, type, weight } = vars

const first = firstEntry(size.hairline, space['4'])

export const accordion = componentStyle({ borderBlockEnd: `${size.hairline} solid ${color.line}` })

export const item = componentStyle({
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStartWidth: first.borderBlockStartWidth } },
  interpolateSize: 'allow-keywords',
} as object)

export const summary = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space['4'],
  paddingBlock: space['4'],
  selectors: { [`${item}:first-child > &`]: { paddingBlockStart: first.paddingBlockStart } },
  fontSize: type.title4.size,
  lineHeight: type.title4.leading,
  fontWeight: weight.strong,
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.signalInk } } } },
})

export const content = componentStyle({ paddingBlockEnd: space['5'] })

globalStyle(`${item}::details-content`, {
  '@layer': {
    [layers.components]: {
      blockSize: 0,
      overflow: 'clip',
      transition: `block-size ${duration.medium} ${easing.standard}, content-visibility ${duration.medium} allow-discrete`,
    },
  },
})
globalStyle(`${item}[open]::details-content`, { '@layer': { [layers.components]: { blockSize: 'auto' } } })
