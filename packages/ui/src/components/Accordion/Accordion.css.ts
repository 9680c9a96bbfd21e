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

/** Plus that becomes a minus: the vertical stroke collapses. */
export const sign = componentStyle({
  position: 'relative',
  flex: 'none',
  width: '1rem',
  height: '1rem',
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: 'calc(50% - 1px) 0',
      background: 'currentcolor',
      transition: `rotate ${duration.medium} ${easing.standard}`,
    },
    '&::after': { rotate: '90deg' },
    'details[open] > summary > &::after': { rotate: '0deg' },
  },
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
