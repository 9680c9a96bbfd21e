import { moduleStyle } from '../../foundations/styleIn.js'

/** A part number, or a value with its unit: the region of the table scrolls before these break. */
export const whole = moduleStyle({ whiteSpace: 'nowrap' })
