import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inModules, moduleStyle } from '../../foundations/styleIn.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import { running } from '../shared/styles/text.js'

export const message = moduleStyle({ display: 'grid', gap: vars.space['5'], justifyItems: 'start', minWidth: 0 })

export const icon = styleVariants({
  neutral: inModules({ color: vars.color.ink }),
  success: inModules({ color: vars.color.success }),
  error: inModules({ color: vars.color.danger }),
})

export const title = style([typeStyle.title2])

export const text = style([
  typeStyle.body,
  inModules({ ...running, color: vars.color.inkMuted, overflowWrap: 'anywhere' }),
])
