import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, space, weight } = vars

/** Positioned, so that hidden texts do not widen the page. */
export const table = style([typeStyle.small, inModules({ position: 'relative' })])

/** The names stay in view while the values scroll. */
export const name = moduleStyle({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: '7.5rem',
  background: color.canvas,
  verticalAlign: 'baseline',
})

export const brand = moduleStyle({ display: 'block', fontWeight: weight.text, color: color.inkMuted })

export const head = moduleStyle({ minWidth: '7.5rem', verticalAlign: 'bottom' })

export const unit = moduleStyle({ fontWeight: weight.text, color: color.inkMuted, whiteSpace: 'nowrap' })

export const value = moduleStyle({
  display: 'grid',
  gap: space['1'],
  minWidth: '6.5rem',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const missing = moduleStyle({ color: color.inkMuted })

export const action = moduleStyle({ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' })
