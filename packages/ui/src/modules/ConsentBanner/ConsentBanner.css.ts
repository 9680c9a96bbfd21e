import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../foundations/breakpoints.js'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { covered } from '../../foundations/lowerEdge.js'
import { pageWidth } from '../shared/styles/grid.css.js'

/**
 * Sticky at the lower edge, with its own space at the end of the page, so it never covers the footer. In very low
 * windows it is only at the end of the page.
 */
export const banner = moduleStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 9,
  maxHeight: '70vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.ink,
  background: vars.color.surface,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  boxShadow: vars.shadow.floating,
  '@media': {
    '(max-height: 30rem)': { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
})

globalStyle(`html:has(.${banner})`, { '@layer': { [layers.modules]: { scrollPaddingBlockEnd: covered } } })

export const inner = style([
  pageWidth,
  inModules({
    display: 'grid',
    gap: `${vars.space['3']} ${vars.space['6']}`,
    alignItems: 'center',
    paddingBlock: vars.space['4'],
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space['5'] } },
  }),
])

export const words = moduleStyle({ display: 'grid', gap: vars.space['1'], minWidth: 0 })

export const title = style([typeStyle.title4, inModules({ selectors: { '&:focus': { outline: 'none' } } })])

export const text = style([typeStyle.small, inModules({ maxWidth: '70ch' })])

/** Equal widths: no answer is easier than the other. */
export const answers = moduleStyle({
  display: 'grid',
  gap: vars.space['2'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr 1fr' } },
})

export const choice = moduleStyle({ gridColumn: '1 / -1' })

export const form = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space['3']} ${vars.space['6']}`,
  paddingBlockStart: vars.space['3'],
})

export const kind = moduleStyle({ flex: '1 1 16rem' })
