import { vars } from '../../../foundations/contract.css.js'

/** Body text in narrow columns: long words are hyphenated by the page's language, not near their ends. */
export const running = { hyphens: 'auto', hyphenateLimitChars: '15 6 6', overflowWrap: 'anywhere' } as const

/** A small label. */
export const label = {
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  fontWeight: vars.weight.strong,
} as const
