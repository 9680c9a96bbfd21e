import { expect, it } from 'vitest'
import { insertNoBreakSpaces } from './insertNoBreakSpaces.ts'

const show = (text: string) => insertNoBreakSpaces({ text }).text.replaceAll('\u00A0', '_')

it.each([
  ['From 0.08 to 10 mm², in 3 s.', 'From 0.08 to 10_mm², in 3_s.'],
  ['36 AWG bis 500 kcmil', '36_AWG bis 500_kcmil'],
  ['Zwischen 20 °C und 30 °C: 5 %', 'Zwischen 20_°C und 30_°C: 5_%'],
  ['12 m/s at 60 dB(A)', '12_m/s at 60_dB(A)'],
  ['± 0.5 % of the reading', '±_0.5_% of the reading'],
  ['卓上機 1 台、5 つの工程、4 分で', '卓上機_1_台、5_つの工程、4_分で'],
  ['0.1 mm の精度で', '0.1_mm_の精度で'],
])('a number and its unit stay on one line: %s', (text, expected) => expect(show(text)).toBe(expected))

it.each([
  ['Tient-il ? Non : il cède ; « oui » !', 'Tient-il_? Non_: il cède_; «_oui_»_!'],
  ['Au-dessus de 2 000 N : la limite', 'Au-dessus de 2 000_N_: la limite'],
])('French punctuation stays beside its word: %s', (text, expected) => expect(show(text)).toBe(expected))

it.each(['4 machines in 12 halls', 'In 2024 several', 'CS 240 mit 2 Messern', 'a ?: b', 'See :root there'])(
  'words after a number may begin a line: %s',
  (text) => expect(show(text)).toBe(text),
)

it('texts are found at any depth; other values stay as they are', () => {
  const document = { spans: [{ value: '5 mm', marks: null, level: 2 }], href: '/en/5-mm' }
  expect(insertNoBreakSpaces(document)).toEqual({
    ...document,
    spans: [{ ...document.spans[0], value: '5\u00A0mm' }],
  })
})
