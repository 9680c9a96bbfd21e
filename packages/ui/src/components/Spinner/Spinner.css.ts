import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { turn } from '../../foundations/keyframes.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
})

export const size = styleVariants({
  small: inComponents({ width: '1rem', height: '1rem' }),
  medium: inComponents({ width: '1.5rem', height: '1.5rem' }),
  large: inComponents({ width: '2.5rem', height: '2.5rem', borderWidth: '3px' }),
})

export const box = componentStyle({ display: 'inline-flex', color: vars.color.signalInk })
