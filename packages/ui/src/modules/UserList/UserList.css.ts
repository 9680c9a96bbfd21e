import { style } from '@vanilla-extract/css'
import { inModules } from '../../foundations/styleIn.js'

/** Long ones break before they push the other columns out, and not after every letter. */
export const email = style(inModules({ display: 'block', minWidth: '10rem', overflowWrap: 'anywhere' }))
export const lines = style(inModules({ display: 'grid' }))
