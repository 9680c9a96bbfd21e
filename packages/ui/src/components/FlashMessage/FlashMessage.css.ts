import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { inComponents } from '../../foundations/styleIn.js'

const { color, space, weight } = vars

export const message = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    columnGap: space['3'],
    padding: `${space['4']} ${space['4']}`,
    borderInlineStart: '3px solid currentcolor',
  }),
)

export const tone = styleVariants({
  info: inComponents({ color: color.info, background: color.infoTint }),
  success: inComponents({ color: color.success, background: color.successTint }),
  warning: inComponents({ color: color.warning, background: color.warningTint }),
  danger: inComponents({ color: color.danger, background: color.dangerTint }),
})

export const icon = style(inComponents({ marginBlockStart: '0.15rem' }))
export const title = style(inComponents({ fontWeight: weight.strong }))
export const body = style(inComponents({ color: color.ink }))
export const dismiss = style(inComponents({ margin: `calc(-1 * ${space['2']})` }))
