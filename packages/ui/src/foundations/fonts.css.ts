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
 * Metric-adjusted fallback fonts: Arial, scaled to the width and height of the web font to avoid layout shift. Widths
 * were measured per weight over the letter frequencies of English and German; the story Foundations/Type verifies them.
 */
const fallbacks = [
  {
    family: 'Archivo Fallback',
    weight: '100 499',
    local: regular,
    size: '99.08%',
    ascent: '88.61%',
    descent: '21.19%',
  },
  { family: 'Archivo Fallback', weight: '500 900', local: bold, size: '95.18%', ascent: '92.25%', descent: '22.06%' },
  { family: 'Saira Fallback', weight: '100 900', local: bold, size: '97.25%', ascent: '116.71%', descent: '45.14%' },
  {
    family: 'Hanken Grotesk Fallback',
    weight: '100 499',
    local: regular,
    size: '101.2%',
    ascent: '98.82%',
    descent: '29.94%',
  },
  {
    family: 'Hanken Grotesk Fallback',
    weight: '500 900',
    local: bold,
    size: '94.71%',
    ascent: '105.58%',
    descent: '31.99%',
  },
] as const

for (const { family, weight, local, size, ascent, descent } of fallbacks)
  globalFontFace(family, {
    fontWeight: weight,
    src: local.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: size,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  })
