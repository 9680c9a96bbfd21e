import './layers.css.js'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { reducedMotion } from './breakpoints.js'
import { vars } from './contract.css.js'
import { layers } from './layers.css.js'

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.base]: rule } })
}

base('html', {
  scrollPaddingTop: '6rem',
  scrollBehavior: 'smooth',
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
base('body', { background: vars.color.canvas })
base('body, [data-brand], [data-scheme]', {
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
})
base('body', {
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
  letterSpacing: vars.tracking.text,
  // Some faces have old-style figures by default. `font-variant-numeric` would end where figures are tabular.
  fontFeatureSettings: '"lnum"',
  fontSynthesisWeight: 'none',
  // The faces have narrow spaces: small bold words would run together.
  wordSpacing: '0.05em',
  // Chromium on Linux rounds the position of each glyph to a whole pixel otherwise.
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// Drawings have their own units: the inherited pixels can be wider than their letters.
base('svg', { wordSpacing: 'normal' })
base('strong, b', { fontWeight: vars.weight.strong })
base('code', { fontFamily: vars.font.mono })
base('::selection', { color: vars.color.onSignal, background: vars.color.signal })
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
// Titles get the focus after a navigation, for screen readers; they are no controls.
base('h1[tabindex="-1"]:focus-visible', { outline: 'none' })
// Their fonts may have one weight only, such as Yu Gothic Medium: headings would be as light as text.
base(':lang(zh), :lang(ja)', { letterSpacing: 'normal', lineBreak: 'strict', fontSynthesisWeight: 'auto' })
// Closes up the punctuation and the Kana of headings, which are set on full squares in texts.
base(':is(h1, h2, h3):is(:lang(zh), :lang(ja))', { fontFeatureSettings: '"palt", "lnum"' })
// Japanese breaks between phrases, not within a word, in browsers that know phrases.
base(':lang(ja)', { wordBreak: 'auto-phrase' })
base('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
})

// Print: light scheme, no page breaks inside blocks, and URLs after external links.
base('main a[href^="http"]::after', {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' } },
})
base('h1, h2, h3, h4, summary', { '@media': { print: { breakAfter: 'avoid' } } })
base('figure, tr, li, dl > div, blockquote', { '@media': { print: { breakInside: 'avoid' } } })
// `!important` because animated details set their height in a later layer.
base('details::details-content', {
  '@media': { print: { contentVisibility: 'visible !important' as 'visible', blockSize: 'auto !important' } },
})
base(':root, [data-scheme]', { '@media': { print: { colorScheme: 'light !important' } } })
