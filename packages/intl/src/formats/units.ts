import type { LanguageCode } from '@kudex/domain/locales'

/**
 * The symbol of a catalogue unit in the language of a locale. SI symbols and most others are the same in all languages;
 * unknown units are shown as in the catalogue.
 */
export function resolveUnitSymbol(unit: string, locale: string): string {
  const symbols = Object.hasOwn(localSymbols, unit) ? localSymbols[unit] : undefined
  return symbols?.[toLanguage(locale)] ?? (Object.hasOwn(spellings, unit) ? spellings[unit] : undefined) ?? unit
}

function toLanguage(locale: string): LanguageCode {
  return locale.slice(0, 2) as LanguageCode
}

/** Alternative spellings of units in catalogues. */
const spellings: Readonly<Record<string, string>> = {
  mm2: 'mm²',
  sqmm: 'mm²',
  in2: 'in²',
  um: 'µm',
  Nm: 'N·m',
  'N m': 'N·m',
  'ft-lb': 'ft·lbf',
  'lbf-ft': 'lbf·ft',
  'lbf-in': 'lbf·in',
  C: '°C',
  F: '°F',
  dBA: 'dB(A)',
}

type Symbols = Readonly<Partial<Record<LanguageCode, string>>>

const pieces = {
  de: 'Stk.',
  fr: 'pcs',
  zh: '件',
  ja: '個',
  es: 'uds.',
  pt: 'un.',
  cs: 'ks',
  hu: 'db',
  ro: 'buc.',
  sk: 'ks',
}
const hours = { zh: '小时', ja: '時', hu: 'ó' }

const localSymbols: Readonly<Record<string, Symbols>> = {
  in: { de: 'Zoll', fr: 'po', zh: '英寸', es: 'pulg.', pt: 'pol.', hu: 'hüvelyk' },
  'in²': { de: 'Zoll²', fr: 'po²', zh: '平方英寸', es: 'pulg.²', pt: 'pol.²' },
  ft: { fr: 'pi', zh: '英尺', es: 'pie', pt: 'pé', hu: 'láb' },
  'ft/s': { fr: 'pi/s', zh: '英尺/秒', es: 'pie/s', pt: 'pé/s', hu: 'láb/s' },
  lb: { zh: '磅' },
  lbf: { zh: '磅力' },
  pcs: pieces,
  'pcs/h': mapSymbols(pieces, (symbol, language) => `${symbol}/${hours[language as keyof typeof hours] ?? 'h'}`),
  'pcs/min': mapSymbols(
    pieces,
    (symbol, language) => `${symbol}/${({ zh: '分钟', ja: '分', hu: 'perc' } as Symbols)[language] ?? 'min'}`,
  ),
  'cycles/h': {
    de: 'Zyklen/h',
    fr: 'cycles/h',
    zh: '次/小时',
    ja: 'サイクル/時',
    es: 'ciclos/h',
    pt: 'ciclos/h',
    cs: 'cyklů/h',
    hu: 'ciklus/ó',
    ro: 'cicluri/h',
    sk: 'cyklov/h',
  },
  rpm: {
    de: 'U/min',
    fr: 'tr/min',
    zh: '转/分',
    ja: 'rpm',
    es: 'rpm',
    pt: 'rpm',
    cs: 'ot/min',
    hu: '1/min',
    ro: 'rot/min',
    sk: 'ot/min',
  },
  h: { zh: '小时', ja: '時間', hu: 'óra' },
  min: { zh: '分钟', ja: '分', hu: 'perc' },
  s: { zh: '秒', ja: '秒' },
}

function mapSymbols(symbols: Symbols, map: (symbol: string, language: LanguageCode) => string): Symbols {
  return Object.fromEntries(
    Object.entries(symbols).map(([language, symbol]) => [language, map(symbol, language as LanguageCode)]),
  )
}
