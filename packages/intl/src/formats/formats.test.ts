import { languageCodes } from '@kudex/domain/locales'
import { describe, expect, it } from 'vitest'
import {
  formatDay,
  formatFileSize,
  formatNumber,
  formatQuantity,
  formatValue,
  resolveUnitSymbol,
  toFormatLocale,
} from './index.ts'

const ownUnits = [
  'mm²',
  'N',
  'bar',
  'N·m',
  'AWG',
  'lbf',
  'psi',
  'µm',
  'kN',
  'l/min',
  'm/s',
  'ft/s',
  'pcs/h',
  'dB(A)',
  'V',
  'kVA',
]

describe('the format locale', () => {
  it('is the locale itself, or a default country for international locales', () => {
    expect(toFormatLocale({ code: 'fr-CH', language: 'fr', isInternational: false })).toBe('fr-CH')
    expect(toFormatLocale({ code: 'en', language: 'en', isInternational: true })).toBe('en-GB')
    expect(toFormatLocale({ code: 'de', language: 'de', isInternational: true })).toBe('de-CH')
    expect(toFormatLocale({ code: 'hu', language: 'hu', isInternational: true })).toBe('hu')
  })
})

describe('dates', () => {
  const day = new Date('2023-03-14T23:30:00Z')
  it('have the format of the locale (INV-03, INV-06)', () => {
    expect(formatDay(day, 'en-GB')).toBe('14 March 2023')
    expect(formatDay(day, 'de-CH')).toBe('14. März 2023')
    expect(formatDay(day, 'ja-JP')).toBe('2023年3月14日')
  })
})

describe('numbers', () => {
  it('have the separators of the locale (INV-02, INV-06)', () => {
    expect(formatNumber(5133333, 'en-GB')).toBe('5,133,333')
    expect(formatNumber(5133333, 'de-CH')).toBe('5’133’333')
    expect(formatNumber(1.5, 'de-DE', { minimumFractionDigits: 2 })).toBe('1,50')
  })

  it('up to a thousand are the same in every language (INV-02)', () => {
    for (const locale of [...languageCodes, 'de-CH', 'en-US', 'fr-CH', 'es-MX', 'pt-BR']) {
      const format = new Intl.NumberFormat(locale)
      for (let number = 0; number < 1_001; number++)
        expect(formatNumber(number, locale)).toBe(format.format(number).replaceAll("'", '’'))
    }
  })

  it('of files are readable sizes', () => {
    expect(formatFileSize(0, 'en-GB')).toBe('0 byte')
    expect(formatFileSize(840_000, 'en-GB')).toBe('840 kB')
    expect(formatFileSize(999_949, 'en-GB')).toBe('999.9 kB')
    expect(formatFileSize(999_960, 'en-GB')).toBe('1 MB')
    expect(formatFileSize(1_240_000, 'de-DE')).toBe('1,2 MB')
    expect(formatFileSize(104_857_600, 'en-GB')).toBe('104.9 MB')
  })
})

describe('a technical value', () => {
  it.each([
    ['0.13', 'mm²', 'de-DE', '0,13\u00A0mm²'],
    ['0.13 – 6', 'mm²', 'fr-FR', '0,13 – 6\u00A0mm²'],
    ['0.5-2.5', 'N', 'cs', '0,5-2,5\u00A0N'],
    ['±0.2', 'mm', 'de-CH', '±0.2\u00A0mm'],
    ['12000', 'pcs/h', 'de-CH', '12’000\u00A0Stk./h'],
    ['1500', 'mm', 'en-GB', '1,500\u00A0mm'],
    ['1500', 'mm', 'es-ES', '1500\u00A0mm'],
    ['2600…9600', null, 'de-CH', '2’600…9’600'],
    ['1…200000', 'mm', 'en-GB', '1…200,000\u00A0mm'],
    ['1…200000', 'mm', 'de-DE', '1…200.000\u00A0mm'],
    ['0.5…12500.5', 'mm', 'fr-FR', '0,5…12\u202F500,5\u00A0mm'],
    ['13600 × 1380 × 720', 'mm', 'de-CH', '13’600 × 1’380 × 720\u00A0mm'],
    ['< 20000', 'N', 'hu', '< 20\u00A0000\u00A0N'],
    ['8…500 kcmil', 'AWG', 'en-US', '8\u00A0AWG…500\u00A0kcmil'],
    ['28…1/0', 'AWG', 'en-US', '28…1/0\u00A0AWG'],
    ['26 – 10', 'AWG', 'zh-CN', '26 – 10\u00A0AWG'],
    ['45', '°', 'hu', '45°'],
    ['3 × 400', 'V', 'es-ES', '3 × 400\u00A0V'],
    ['yes', null, 'sk', 'yes'],
    ['IP54', '', 'ro', 'IP54'],
  ])('%s %s is formatted in %s as %s, never converted', (value, unit, locale, expected) =>
    expect(formatQuantity(value, unit, locale)).toBe(expected),
  )

  it.each(['v2.1', 'ISO 9001', 'DIN 72551-6', 'IEC 60204-1', '1.2.3', '61010-1.2.3', 'M8x1.25a', '1/4', '24.12.'])(
    '%s is no decimal and does not change',
    (value) => expect(formatValue(value, 'de-DE')).toBe(value),
  )
})

describe('a unit', () => {
  it('has a symbol in every language, the catalogue’s own if unknown', () => {
    for (const language of languageCodes) {
      for (const unit of ownUnits) expect(resolveUnitSymbol(unit, language), `${unit} ${language}`).not.toBe('')
      expect(resolveUnitSymbol('mm²', language)).toBe('mm²')
    }
    expect(resolveUnitSymbol('in', 'de-CH')).toBe('Zoll')
    expect(resolveUnitSymbol('in', 'en-US')).toBe('in')
    expect(resolveUnitSymbol('Nm', 'en')).toBe('N·m')
    expect(resolveUnitSymbol('toString', 'en')).toBe('toString')
    expect(resolveUnitSymbol('wobbles', 'de')).toBe('wobbles')
  })
})
