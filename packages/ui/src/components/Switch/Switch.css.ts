import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, space } = vars

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space['3'],
  alignItems: 'center',
})

/** Shape of a machine slide: square track, square thumb. */
export const input = componentStyle({
  appearance: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.5rem',
  margin: 0,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: '1.125rem',
      background: color.lineStrong,
      borderRadius: `max(0px, calc(${radius.control} - 2px))`,
      transition: `translate ${duration.medium} ${easing.standard}`,
    },
    '&:checked': { background: color.solid, borderColor: color.solid },
    '&:checked::before': { background: color.onSolid, translate: '1.125rem 0' },
    '&:checked:dir(rtl)::before': { translate: '-1.125rem 0' },
    '&:disabled': { background: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
    '&:disabled::before': { background: color.line },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } },
    '(forced-colors: active)': { selectors: { '&::before': { background: 'ButtonText' } } },
  },
})

export const label = componentStyle({ cursor: 'pointer' })
export const hint = componentStyle({ gridColumn: 2 })
