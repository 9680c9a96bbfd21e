import { vars } from '../../../foundations/contract.css.js'
import { breathe } from '../../../foundations/keyframes.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

export const card = moduleStyle({
  display: 'grid',
  gap: vars.space['3'],
  animation: `${breathe} 1600ms ease-in-out infinite`,
})

export const picture = moduleStyle({ aspectRatio: '4 / 3', background: vars.color.skeleton })

export const line = moduleStyle({ height: '1.1rem', width: '60%', background: vars.color.skeleton })

export const lineLong = moduleStyle({ height: '0.9rem', background: vars.color.skeleton })
