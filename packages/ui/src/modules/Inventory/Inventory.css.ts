import { style } from '@vanilla-extract/css'
import { inModules } from '../../foundations/styleIn.js'

/** Above the link of the whole row. */
export const above = style(inModules({ position: 'relative', zIndex: 1 }))
