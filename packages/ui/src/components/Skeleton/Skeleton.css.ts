import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { breathe } from '../../foundations/keyframes.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

export const skeleton = componentStyle({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.control,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const shape = styleVariants({
  title: inComponents({ height: vars.type.title3.size, width: '60%' }),
  line: inComponents({ height: '1em', marginBlock: '0.3em' }),
  picture: inComponents({ aspectRatio: '4 / 3' }),
  control: inComponents({ height: vars.size.control, width: '9rem' }),
})

/** The last line of a paragraph is rarely full. */
export const lastLine = componentStyle({ selectors: { '&:last-child:not(:only-child)': { width: '72%' } } })
