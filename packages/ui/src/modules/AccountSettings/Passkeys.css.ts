import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'

const { color, size, space } = vars

export const entries = moduleStyle({ display: 'grid', maxWidth: '48rem' })

export const entry = moduleStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['5']}`,
  paddingBlock: space['3'],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
})

/** Long names wrap before the button does. */
export const texts = moduleStyle({ display: 'grid', flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' })

export const details = style([typeStyle.caption, inModules({ color: color.inkMuted })])
