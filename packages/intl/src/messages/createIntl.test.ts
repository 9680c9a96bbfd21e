import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { compileMessage } from '../../scripts/compileMessage.ts'
import { createIntl, defineMessages, type Catalogue } from './index.ts'

const messages = defineMessages({
  plain: { id: 'test.plain', defaultMessage: 'Plain' },
  greeting: { id: 'test.greeting', defaultMessage: 'Hello {name}' },
  count: { id: 'test.count', defaultMessage: '{count, plural, =0 {none} one {# wire} other {# wires}}' },
})

function createFor(locale: string, texts: Readonly<Record<string, string>>) {
  const catalogue: Catalogue = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [`test.${id}`, compileMessage(text)]),
  )
  return createIntl({ locale, language: locale.slice(0, 2), messages: catalogue })
}

function format(text: string, values: Record<string, string | number | Date | boolean | null> = {}, locale = 'en-GB') {
  return createFor(locale, { plain: text }).formatMessage(messages.plain, values)
}

describe('a message', () => {
  it('is the text of the catalogue with its placeholders filled', () => {
    expect(format('Hello {name}, {n} wires', { name: 'Ada', n: 1234.5 })).toBe('Hello Ada, 1,234.5 wires')
    expect(format('Hallo {n}', { n: 1234.5 }, 'de-CH')).toBe('Hallo 1’234.5')
    expect(format("It''s '{'{name}'}'", { name: 'x' })).toBe("It's {x}")
    expect(format('{yes}', { yes: true })).toBe('true')
    expect(format('')).toBe('')
  })

  it('chooses the plural form of its language', () => {
    const count = '{count, plural, =0 {nic} one {# kabel} few {# kabely} many {# kabelu} other {# kabelů}}'
    const czech = (value: number) => format(count, { count: value }, 'cs')
    expect([0, 1, 2, 5, 1.5].map(czech)).toEqual(['nic', '1 kabel', '2 kabely', '5 kabelů', '1,5 kabelu'])
    expect(format('{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}', { n: 3 })).toBe(
      'you and 2 others',
    )
    expect(format('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd')
  })

  it('selects by keyword, with other as fallback', () => {
    const text = '{stage, select, DRAFT {a draft} other {published}}'
    expect(format(text, { stage: 'DRAFT' })).toBe('a draft')
    expect(format(text, { stage: 'x' })).toBe('published')
  })

  it('formats numbers, dates and times for its locale', () => {
    const day = new Date(2023, 2, 14, 9, 5)
    expect(format('{n, number}', { n: 5133333 }, 'de-CH')).toBe('5’133’333')
    expect(format('{n, number, ::percent}', { n: 0.25 })).toBe('25%')
    expect(format('{d, date, ::yyyyMMMMd}', { d: day })).toBe('14 March 2023')
    expect(format('{d, date}', { d: '2023-03-14' })).toBe('14 Mar 2023')
    expect(format('{d, time}', { d: day })).toBe('09:05')
  })

  it('shows a placeholder without a value, instead of failing', () => {
    expect(format('Hello {name}')).toBe('Hello {name}')
    expect(format('{n, plural, other {#}}', { n: null })).toBe('{n}')
  })

  it('leaves its tags out as text and renders them in a rich text', () => {
    const intl = createFor('en-GB', { plain: 'Write to <link>{email}</link>, <b>now</b>' })
    expect(intl.formatMessage(messages.plain, { email: 'a@b.test' })).toBe('Write to a@b.test, now')
    const parts = intl.formatRich<{ tag: string }>(messages.plain, {
      email: 'a@b.test',
      link: (children) => ({ tag: `a:${children.map(String).join('')}` }),
    })
    expect(parts).toEqual(['Write to ', { tag: 'a:a@b.test' }, ', now'])
    expect(createFor('en', { greeting: 'Hi {name}!' }).formatRich(messages.greeting, { name: { tag: 'b' } })).toEqual([
      'Hi ',
      { tag: 'b' },
      '!',
    ])
  })

  it('missing in the catalogue is shown in English and reported', () => {
    const onMissing = vi.fn()
    const intl = createIntl({ locale: 'de', language: 'de', messages: {}, onMissing })
    expect(intl.formatMessage(messages.greeting, { name: 'Ada' })).toBe('Hello Ada')
    expect(intl.formatMessage({ id: 'toString' })).toBe('toString')
    expect(onMissing).toHaveBeenCalledWith('test.greeting', 'de')
  })

  it('without ICU syntax is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[{}<>'#|]/.test(text))
        expect(format(text)).toBe(text)
      }),
    )
  })
})

describe('numbers and dates', () => {
  it('have the format of the locale', () => {
    const intl = createIntl({ locale: 'de-CH', language: 'de', messages: {} })
    expect(intl.formatNumber(5133333)).toBe('5’133’333')
    expect(intl.formatDate('2022-08-30')).toBe('30. August 2022')
    expect(intl.formatDate(new Date(2022, 7, 30), { month: 'long' })).toBe('August')
  })
})
