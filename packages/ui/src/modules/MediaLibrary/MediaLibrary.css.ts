import { style } from '@vanilla-extract/css'
import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

const { color, size, space } = vars

export const action = moduleStyle({ gridColumn: '1 / -1' })
export const content = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  minWidth: 0,
})

/** Two columns on phones. */
export const grid = moduleStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: `${space['6']} ${space['4']}`,
})

export const item = moduleStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['2'],
  minWidth: 0,
})

export const frame = moduleStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  color: color.inkMuted,
  background: color.sunken,
  outline: `${size.hairline} solid transparent`,
  outlineOffset: '-1px',
  '@media': { [canHover]: { selectors: { [`${item}:hover > &`]: { outlineColor: color.ink } } } },
})

export const picture = moduleStyle({ width: '100%', height: '100%', objectFit: 'contain' })

/** The whole item is the target of the link. */
export const link = style([
  typeStyle.small,
  inModules({
    ...running,
    color: color.ink,
    textDecoration: 'underline transparent 1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': { [canHover]: { selectors: { [`${item}:hover > &`]: { textDecorationColor: 'currentcolor' } } } },
  }),
])

export const meta = style([typeStyle.caption, inModules({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' })])
