import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../foundations/layers.css.js'
import { inModules } from '../../foundations/styleIn.js'

export const form = style(inModules({ width: '100%', maxWidth: '28rem' }))

/** Before script runs, and where none does, there is nothing that could answer the button. */
export const withoutScript = style({})

globalStyle(`${withoutScript} button`, { '@layer': { [layers.modules]: { display: 'none' } } })
