import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, space, weight } = vars

export const message = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: space['3'],
  padding: `${space['4']} ${space['4']}`,
  borderInlineStart: '3px solid currentcolor',
})

export const tone = styleVariants({
  info: inComponents({ color: color.info, background: color.infoTint }),
  success: inComponents({ color: color.success, background: color.successTint }),
  warning: inComponents({ color: color.warning, background: color.warningTint }),
  danger: inComponents({ color: color.danger, background: color.dangerTint }),
})

export const icon = componentStyle({ marginBlockStart: '0.15rem' })
export const title = componentStyle({ fontWeight: weight.strong })
export const body = componentStyle({ marginBlockStart: space['2'], color: color.ink })
export const dismiss = componentStyle({ margin: `calc(-1 * ${space['2']})` })
export const focused = componentStyle({ selectors: { '&:focus': { outline: 'none' } } })
