import { canHover } from '../../foundations/breakpoints.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, space } = vars

export const row = componentStyle({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: space['3'] })

export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  color: color.onSolid,
})

export const input = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: `min(${radius.control}, 4px)`,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.standard}`,
  selectors: {
    '&:checked': { background: color.solid, borderColor: color.solid },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { background: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
  },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } } },
})

export const mark = componentStyle({
  gridArea: '1 / 1',
  zIndex: 1,
  pointerEvents: 'none',
  opacity: 0,
  selectors: { 'input:checked + &': { opacity: 1 }, 'input:disabled + &': { color: color.inkMuted } },
})

export const label = componentStyle({ paddingBlock: '0.0625rem', cursor: 'pointer' })

export const notes = componentStyle({ gridColumn: 2, display: 'grid', gap: space['1'] })
