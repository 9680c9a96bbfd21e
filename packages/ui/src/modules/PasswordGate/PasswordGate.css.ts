import { moduleStyle } from '../../foundations/styleIn.js'

export const form = moduleStyle({ width: '100%', maxWidth: '28rem' })
