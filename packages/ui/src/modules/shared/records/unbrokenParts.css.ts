import { moduleStyle } from '../../../foundations/styleIn.js'

/** “10…240 mm²” stays on one line. */
export const unbroken = moduleStyle({ whiteSpace: 'nowrap' })
