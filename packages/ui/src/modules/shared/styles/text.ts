import { vars } from '../../../foundations/contract.css.js'

/** Running text in a narrow column: long words part by the page's language. */
export const running = { hyphens: 'auto', hyphenateLimitChars: '10 4 4', overflowWrap: 'anywhere' } as const

/** A small label: what a drawing writes beside a line. */
export const label = {
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  fontWeight: vars.weight.strong,
} as const
