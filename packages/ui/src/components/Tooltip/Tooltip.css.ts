import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { color, duration, easing, radius, space, type } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const box = style(inComponents({ display: 'inline-flex', maxWidth: '100%' }))

export const tip = style(
  inComponents({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    width: 'max-content',
    maxWidth: 'min(18rem, calc(100vw - 1rem))',
    padding: `${space['2']} ${space['3']}`,
    color: color.onSolid,
    background: color.solid,
    borderRadius: radius.control,
    fontSize: type.small.size,
    lineHeight: 1.4,
    overflow: 'visible',
    animation: `${appear} ${duration.fast} ${easing.standard}`,
    // The way of the pointer from the control to the tip must not close it.
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-8px 0', zIndex: -1 } },
  }),
)
