import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

export const box = style(inComponents({ position: 'relative', display: 'flex' }))

export const input = style(inComponents({ paddingInlineEnd: vars.size.controlLarge }))

export const toggle = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    // The button needs script.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)
