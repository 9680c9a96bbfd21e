import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { forcedColors } from '../../foundations/forcedColors.js'
import { scrollCue } from '../../foundations/scrollCue.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, size, space, weight } = vars

export const list = componentStyle({
  display: 'flex',
  gap: space['5'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...scrollCue(),
  boxShadow: `inset 0 calc(-1 * ${size.hairline}) ${color.line}`,
})

export const tab = componentStyle({
  flex: 'none',
  minHeight: '3rem',
  color: color.inkMuted,
  fontWeight: weight.strong,
  borderBottom: '2px solid transparent',
  transition: `color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&[aria-selected="true"]': { color: color.ink, borderBottomColor: color.signal },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: color.ink } } },
    // Forced colours would draw the transparent border of the other tabs.
    [forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
})

export const panel = componentStyle({ paddingBlockStart: space['5'] })
