import { moduleStyle } from '../../foundations/styleIn.js'

/** Breaks a part between two break opportunities only if it does not fit alone. */
export const email = moduleStyle({ display: 'block', minWidth: '10rem', overflowWrap: 'break-word' })
export const lines = moduleStyle({ display: 'grid' })
