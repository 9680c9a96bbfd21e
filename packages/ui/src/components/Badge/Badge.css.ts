import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle, inComponents } from '../../foundations/styleIn.js'

const { color, radius, space, type, weight } = vars

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  paddingInline: space['2'],
  borderRadius: radius.control,
  fontSize: type.caption.size,
  fontWeight: weight.strong,
  lineHeight: 1.3,
})

export const tone = styleVariants({
  neutral: inComponents({ color: color.ink, background: color.sunken }),
  signal: inComponents({ color: color.onSignal, background: color.signal }),
  info: inComponents({ color: color.info, background: color.infoTint }),
  success: inComponents({ color: color.success, background: color.successTint }),
  warning: inComponents({ color: color.warning, background: color.warningTint }),
  danger: inComponents({ color: color.danger, background: color.dangerTint }),
})

export const status = componentStyle({
  display: 'inline-flex',
  alignItems: 'start',
  gap: space['2'],
  fontSize: type.small.size,
  lineHeight: 1.4,
})

/** Beside the first line of a longer text. */
export const dot = componentStyle({
  flex: 'none',
  width: '0.5rem',
  height: '0.5rem',
  marginBlockStart: 'calc((1lh - 0.5rem) / 2)',
  borderRadius: '50%',
})

export const dotTone = styleVariants({
  neutral: inComponents({ background: color.lineStrong }),
  signal: inComponents({ background: color.signal }),
  info: inComponents({ background: color.info }),
  success: inComponents({ background: color.success }),
  warning: inComponents({ background: color.warning }),
  danger: inComponents({ background: color.danger }),
})
