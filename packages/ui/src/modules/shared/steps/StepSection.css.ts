import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { layers } from '../../../foundations/layers.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

const { color, space } = vars

export const step = moduleStyle({ display: 'grid', justifyItems: 'start', gap: space['4'], maxWidth: '48rem' })
// Forms are as wide as those of other sections, also where buttons and texts are only as wide as needed.
globalStyle(`${step} > form`, { '@layer': { [layers.modules]: { justifySelf: 'stretch' } } })

export const text = moduleStyle({ maxWidth: '44em', color: color.inkMuted })
