import { style } from '@vanilla-extract/css'
import { inModules } from '../../foundations/styleIn.js'

/** Breaks long words only if they do not fit. */
export const email = style(inModules({ display: 'block', minWidth: '10rem', overflowWrap: 'anywhere' }))
export const lines = style(inModules({ display: 'grid' }))
