import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

export const tone = styleVariants({
  ink: inComponents({}),
  muted: inComponents({ color: vars.color.inkMuted }),
  signal: inComponents({ color: vars.color.signalInk }),
  danger: inComponents({ color: vars.color.danger }),
})

export const strong = componentStyle({ fontWeight: vars.weight.strong })

/** Tabular figures, so that columns of numbers align. */
export const tabular = componentStyle({ fontVariantNumeric: 'tabular-nums' })

export const measure = componentStyle({ maxWidth: '68ch' })
