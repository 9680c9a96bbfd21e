import { style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

export const box = style(inComponents({ position: 'relative', display: 'grid' }))

export const select = style(
  inComponents({
    appearance: 'none',
    paddingInlineEnd: vars.size.control,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
)

export const icon = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 'calc(50% - 0.5rem)',
    insetInlineEnd: vars.space['3'],
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
)
