import { style } from '@vanilla-extract/css'
import { inModules } from '../../foundations/styleIn.js'

export const email = style(inModules({ overflowWrap: 'anywhere' }))
export const lines = style(inModules({ display: 'grid' }))
