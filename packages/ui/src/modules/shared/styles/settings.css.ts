import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../foundations/contract.css.js'
import { layers } from '../../../foundations/layers.css.js'
import { moduleStyle } from '../../../foundations/styleIn.js'

/** Sections of settings, which are short and many: closer than the sections of a content page. */
export const settings = moduleStyle({ minWidth: 0 })

globalStyle(`${settings} > section`, { '@layer': { [layers.modules]: { marginBlockStart: vars.space.block } } })
