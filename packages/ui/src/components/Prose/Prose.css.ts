import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { layers } from '../../foundations/layers.css.js'
import { vars } from '../../foundations/contract.css.js'
import { componentStyle } from '../../foundations/styleIn.js'

const { color, font, size, space, tracking, type, weight } = vars

/** About 75 characters: a digit, the unit of `ch`, is wider than most letters. */
export const prose = componentStyle({ maxWidth: '32em', minWidth: 0 })

/** Styles bare elements; `:where` keeps the specificity below every component inside the text. */
function inside(selector: string, rule: Omit<GlobalStyleRule, '@layer'>) {
  globalStyle(`${prose} :where(${selector}):not(:where([data-prose="off"] *))`, { '@layer': { [layers.base]: rule } })
}

inside('p, ul, ol, blockquote, pre, table, figure, hr', { marginBlock: '1.1em' })
inside('h2, h3, h4, h5, h6', {
  fontFamily: font.display,
  fontWeight: weight.display,
  letterSpacing: tracking.title,
  marginBlock: '1.6em 0.5em',
  textWrap: 'balance',
})
inside('h2', { fontSize: type.title2.size, lineHeight: type.title2.leading })
inside('h3', { fontSize: type.title3.size, lineHeight: type.title3.leading })
inside('h4, h5, h6', { fontSize: type.title4.size, lineHeight: type.title4.leading })
inside('ul, ol', { paddingInlineStart: '1.4em' })
inside('li + li', { marginBlockStart: '0.4em' })
inside('li > ul, li > ol', { marginBlock: '0.4em' })
inside('ul > li', { listStyle: '"–  "' })
inside('li::marker', { color: color.signalInk })
inside('a', { color: color.signalInk, textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' })
inside('a:hover', { textDecorationThickness: '2px' })
inside('blockquote', {
  paddingInlineStart: space['5'],
  borderInlineStart: `2px solid ${color.signal}`,
  fontSize: type.lead.size,
  lineHeight: type.lead.leading,
})
inside('cite', {
  display: 'block',
  marginBlockStart: '0.5em',
  fontSize: type.small.size,
  fontStyle: 'normal',
  color: color.inkMuted,
})
inside('code', { fontSize: '0.9em', padding: '0.1em 0.3em', background: color.sunken })
inside('pre', { overflowX: 'auto', padding: space['4'], background: color.sunken, fontSize: type.small.size })
inside('pre code', { padding: 0, background: 'none' })
inside('hr', { border: 0, borderBlockStart: `${size.hairline} solid ${color.line}`, marginBlock: space['6'] })
inside('mark', { color: 'inherit', background: color.signalTint })
inside('*:first-child', { marginBlockStart: 0 })
inside('*:last-child', { marginBlockEnd: 0 })
