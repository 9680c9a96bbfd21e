import { formatNumber } from '@kudex/intl/formats'
import { expect, it } from 'vitest'
import { localizeWrittenNumbers } from './localizeWrittenNumbers.ts'

const german = (code: string) => ({ code, language: 'de', isInternational: code === 'de' })
const written = { value: '4’700', items: [{ text: 'Von 0,013 bis 240 mm², in 4 von 5 Fällen' }], href: '/de/cs-240' }

it('written German numbers have the marks of the locale, as formatted ones (LOCALE-11)', () => {
  const numbers = (code: string) => {
    const { value, items } = localizeWrittenNumbers(written, 'de', german(code))
    return [value, items[0]?.text.slice(0, 17)]
  }
  expect(numbers('de')).toEqual([formatNumber(4700, 'de-CH'), 'Von 0.013 bis 240'])
  expect(numbers('de-DE')).toEqual(['4.700', 'Von 0,013 bis 240'])
  expect(numbers('de-CH')).toEqual(numbers('de'))
})

it('other texts, values and languages stay as they are', () => {
  const { href } = localizeWrittenNumbers(written, 'de', german('de'))
  expect(href).toBe('/de/cs-240')
  expect(localizeWrittenNumbers({ text: 'A, 1, 2', count: 3, none: null }, 'de', german('de'))).toEqual({
    text: 'A, 1, 2',
    count: 3,
    none: null,
  })
  const french = { code: 'fr-CH', language: 'fr', isInternational: false }
  expect(localizeWrittenNumbers(written, 'fr', french)).toBe(written)
})

it('an English text on a German page, and an address with digits, stay as they are', () => {
  const english = { text: '4,700 wires an hour' }
  expect(localizeWrittenNumbers(english, 'en', german('de'))).toBe(english)
  const link = { href: 'https://news.example/2026/1,2', srcSet: '/images/a-1,2.avif 480w' }
  expect(localizeWrittenNumbers(link, 'de', german('de'))).toEqual(link)
})

it('units in words are spelled as in the United States there', () => {
  const text = 'Within five per cent over six metres, to 10 millimetres'
  const props = { id: 'ten-millimetres-of-wire', text }
  const english = (code: string) => ({ code, language: 'en', isInternational: code === 'en' })
  expect(localizeWrittenNumbers(props, 'en', english('en-US'))).toEqual({
    ...props,
    text: 'Within five percent over six meters, to 10 millimeters',
  })
  expect(localizeWrittenNumbers(props, 'en', english('en-GB'))).toBe(props)
})
