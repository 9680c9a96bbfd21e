import { globalStyle } from '@vanilla-extract/css'
import { canHover, from } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { coveringInput } from '../../foundations/coveringInput.js'
import { layers } from '../../foundations/layers.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

const { color, size, space, weight } = vars

export const filters = moduleStyle({ paddingBlock: space['3'], borderBlock: `${size.hairline} solid ${color.line}` })
// On wide screens, the switch does not stand alone below the categories. On narrower ones, the submit button would need a
// line of its own, and the page would move up when hydration removes it.
globalStyle(`${filters} > :first-child`, {
  '@layer': {
    [layers.modules]: {
      '@media': { [from.lg]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space['5'] } },
    },
  },
})
export const categories = moduleStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space['5']}`,
})
export const category = moduleStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.control,
  color: color.inkMuted,
  cursor: 'pointer',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:has(input:checked)': { color: color.ink, fontWeight: weight.strong, borderBlockEndColor: color.signal },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: color.ink } } } },
})
export const input = moduleStyle(coveringInput)
