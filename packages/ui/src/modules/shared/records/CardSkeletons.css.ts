import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const card = moduleStyle({
  display: 'grid',
  gap: vars.space['3'],
  animation: `${breathe} 1600ms ease-in-out infinite`,
})

export const picture = moduleStyle({ aspectRatio: '4 / 3', background: vars.color.skeleton })

export const line = moduleStyle({ height: '1.1rem', width: '60%', background: vars.color.skeleton })

export const lineLong = moduleStyle({ height: '0.9rem', background: vars.color.skeleton })
