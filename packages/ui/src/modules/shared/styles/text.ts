import { vars } from '../../../foundations/contract.css.js'

/** Body text in narrow columns: hyphenates by the page's language. */
export const running = { hyphens: 'auto', hyphenateLimitChars: '10 4 4', overflowWrap: 'anywhere' } as const

/** A small label. */
export const label = {
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  fontWeight: vars.weight.strong,
} as const
