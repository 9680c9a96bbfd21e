import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { inModules } from '../../../foundations/styleIn.js'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const card = style(
  inModules({ display: 'grid', gap: vars.space['3'], animation: `${breathe} 1600ms ease-in-out infinite` }),
)

export const picture = style(inModules({ aspectRatio: '4 / 3', background: vars.color.skeleton }))

export const line = style(inModules({ height: '1.1rem', width: '60%', background: vars.color.skeleton }))

export const lineLong = style(inModules({ height: '0.9rem', background: vars.color.skeleton }))
