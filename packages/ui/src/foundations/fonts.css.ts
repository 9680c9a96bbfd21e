import { globalFontFace } from '@vanilla-extract/css'

/** Names of the font files by family in token files. */
const fontFiles = {
  'Archivo Variable': 'archivo',
  'Saira Variable': 'saira',
  'Hanken Grotesk Variable': 'hanken-grotesk',
}

/** Unicode ranges: Western European languages, and Czech, Hungarian, Romanian and Slovak. */
const subsets = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}

for (const [family, font] of Object.entries(fontFiles))
  for (const [subset, unicodeRange] of Object.entries(subsets))
    globalFontFace(family, {
      fontStyle: 'normal',
      fontDisplay: 'swap',
      fontWeight: '100 900',
      src: `url('@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2?no-inline') format('woff2')`,
      unicodeRange,
    })

const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']

/*
 * Metric-adjusted fallback fonts: Arial, scaled to the width and height of the web font to avoid layout shift. Sizes
 * are percent, measured per weight: of letters in English and German texts, of tabular digits at the
 * weights of figures. Ascent and descent are those of the web font. The story Foundations/Type verifies them.
 */
const archivo = { family: 'Archivo Fallback', ascent: 87.8, descent: 21 }
const saira = { family: 'Saira Fallback', ascent: 113.5, descent: 43.9 }
const hankenGrotesk = { family: 'Hanken Grotesk Fallback', ascent: 100, descent: 30.3 }
const digits = { unicodeRange: 'U+0030-0039' }
const fallbacks = [
  { ...archivo, weight: '100 499', local: regular, size: 100 },
  { ...archivo, weight: '100 499', local: regular, size: 102, ...digits },
  { ...hankenGrotesk, weight: '100 499', local: regular, size: 101 },
  { ...archivo, weight: '500 900', local: bold, size: 95.5 },
  { ...archivo, weight: '500 900', local: bold, size: 105, ...digits },
  { ...saira, weight: '100 900', local: bold, size: 97 },
  { ...saira, weight: '100 900', local: bold, size: 111, ...digits },
  { ...hankenGrotesk, weight: '500 900', local: bold, size: 95 },
  { ...hankenGrotesk, weight: '500 900', local: bold, size: 101, ...digits },
]

for (const { family, ascent, descent, weight, local, size, ...range } of fallbacks)
  globalFontFace(family, {
    fontWeight: weight,
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: `${size}%`,
    ascentOverride: toOverride(ascent, size),
    descentOverride: toOverride(descent, size),
    lineGapOverride: '0%',
    ...range,
  })

/** `size-adjust` scales the overrides too. */
function toOverride(metric: number, size: number): string {
  return `${((metric / size) * 100).toFixed(1)}%`
}
