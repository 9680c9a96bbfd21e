import { createLocale } from '@kudex/domain/locales'
import { expect, it } from 'vitest'
import { loadIntl } from './loadIntl.ts'

it.each([
  ['en', undefined, '9 November 2026', '12,345.6'],
  ['en', 'US', 'November 9, 2026', '12,345.6'],
  ['de', undefined, '9. November 2026', '12’345.6'],
  ['de', 'DE', '9. November 2026', '12.345,6'],
])('texts of %s in the country %s have its dates and numbers', async (language, country, date, number) => {
  const intl = await loadIntl(createLocale(language, country))
  expect(intl.formatDate('2026-11-09')).toBe(date)
  expect(intl.formatNumber(12_345.6)).toBe(number)
})
