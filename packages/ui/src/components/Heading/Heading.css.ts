import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

export const tone = styleVariants({
  ink: inComponents({}),
  muted: inComponents({ color: vars.color.inkMuted }),
  signal: inComponents({ color: vars.color.signalInk }),
})
