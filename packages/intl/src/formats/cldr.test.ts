import { languageCodes } from '@kudex/domain/locales'
import { describe, expect, it } from 'vitest'
import { resolveUnitSymbol } from './index.ts'

/** Units of the catalogue with their CLDR names; `Intl` has CLDR's data. */
const known: Readonly<Record<string, string>> = {
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  in: 'inch',
  ft: 'foot',
  g: 'gram',
  kg: 'kilogram',
  lb: 'pound',
  s: 'second',
  min: 'minute',
  h: 'hour',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  '%': 'percent',
  'm/s': 'meter-per-second',
  'm/min': 'meter-per-minute',
  'ft/s': 'foot-per-second',
  'l/min': 'liter-per-minute',
}

/** SI symbols are the same in all languages (BIPM), even if a language has its own abbreviation. */
const international: ReadonlySet<string> = new Set([
  'mm',
  'cm',
  'm',
  'g',
  'kg',
  's',
  'min',
  'h',
  'm/s',
  'm/min',
  'l/min',
])

/** Deviations from CLDR's short form in technical texts. */
const written: Readonly<Record<string, string>> = {
  'es in': 'pulg.',
  'es ft/s': 'pie/s',
  'pt ft/s': 'pé/s',
  'hu ft/s': 'láb/s',
  'ja ft/s': 'ft/s',
}

const pluralExamples = [1, 2, 5, 1.5, 100_000]

describe('a unit against CLDR', () => {
  it.each(languageCodes)('has the sign of the SI or that of the language: %s', (language) => {
    for (const [symbol, unit] of Object.entries(known)) {
      const shown = resolveUnitSymbol(symbol, language)
      const allowed = [
        ...(international.has(symbol) ? [symbol] : []),
        ...((written[`${language} ${symbol}`] ?? '') ? [written[`${language} ${symbol}`]] : []),
        ...(['short', 'narrow', 'long'] as const).flatMap((display) => readForms(unit, language, display)),
      ]
      expect(allowed, `${symbol} in ${language}`).toContain(shown)
    }
  })
})

function readForms(unit: string, locale: string, unitDisplay: 'short' | 'narrow' | 'long'): string[] {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
  return pluralExamples.map((example) =>
    format
      .formatToParts(example)
      .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
      .join('')
      .trim(),
  )
}
