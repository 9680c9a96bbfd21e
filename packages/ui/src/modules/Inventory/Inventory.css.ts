import { moduleStyle } from '../../foundations/styleIn.js'

/** Above the link of the whole row. */
export const above = moduleStyle({ position: 'relative', zIndex: 1 })
