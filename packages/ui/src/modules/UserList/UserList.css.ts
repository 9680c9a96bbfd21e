import { moduleStyle } from '../../foundations/styleIn.js'

/** Breaks long words only if they do not fit. */
export const email = moduleStyle({ display: 'block', minWidth: '10rem', overflowWrap: 'anywhere' })
export const lines = moduleStyle({ display: 'grid' })
