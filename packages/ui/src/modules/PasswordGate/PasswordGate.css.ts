import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '../../foundations/layers.css.js'
import { moduleStyle } from '../../foundations/styleIn.js'

export const form = moduleStyle({ width: '100%', maxWidth: '28rem' })

/** Rendered after hydration only: without script the button has no effect. */
export const withoutScript = style({})

globalStyle(`${withoutScript} button`, { '@layer': { [layers.modules]: { display: 'none' } } })
