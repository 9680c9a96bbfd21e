import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  editDistance,
  foldText,
  listPartNumbers,
  markWords,
  parseSearchInput,
  removeBrandSuffix,
  splitWords,
  toPartNumber,
} from './index.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc
    .array(
      fc.constantFrom('CS', '240', '-', ' ', '.', '压接', 'é', 'ß', '<b>', '\0', '\ud800', 'ガ', '²', '㍿', '株', '社'),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join('')),
)
const language = fc.constantFrom('en', 'de', 'cs', 'zh', 'ja')

describe('the normal form of a part number', () => {
  it.each([
    ['CS-240', 'CS 240', 'cs.240', 'Cs240', 'C S 2 4 0', 'CS–240', 'cs_240', 'ＣＳ２４０', 'CS\u00a0240', 'CS/240'],
  ])('is the same for every spelling', (...spellings) => {
    expect(new Set(spellings.map(toPartNumber))).toEqual(new Set(['cs240']))
  })

  it('ignores separators and is idempotent', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/)
    const between = fc.constantFrom('', ' ', '-', '.', '/', '_', ' - ', '\u00a0', '–')
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 5 }),
        fc.array(between, { minLength: 5, maxLength: 5 }),
        (parts, gaps) => {
          const written = parts.map((text, index) => text + (gaps[index] ?? '')).join('')
          const normal = toPartNumber(written)
          expect(normal).toBe(parts.join('').toLowerCase())
          expect(toPartNumber(normal)).toBe(normal)
        },
      ),
    )
  })

  it('is listed from each word, if a digit follows', () => {
    expect(listPartNumbers('CS 260 Duo')).toEqual(['cs260duo', '260duo'])
    expect(listPartNumbers('Wire Master Studio')).toEqual([])
    fc.assert(
      fc.property(anyText, (text) => {
        for (const number of listPartNumbers(text)) {
          expect(number).toMatch(/\p{N}/u)
          expect(number.length).toBeLessThanOrEqual(40)
          expect(toPartNumber(text)).toContain(number)
        }
      }),
    )
  })
})

describe('marked words (SEARCH-05)', () => {
  const show = (text: string, query: string, spoken = 'en') =>
    markWords(text, query, spoken)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('')

  it.each([
    ['Cuts, strips and crimps two wires', 'crimp', 'Cuts, strips and [crimps] two wires'],
    ['The CS 240 is small', 'cs-240', 'The [CS 240] is small'],
    ['Prüfgerät für Kabel', 'prufgerat', '[Prüfgerät] für Kabel'],
    ['a.*<b> stays text', 'a.*<b>', '[a].*<[b]> stays text'],
    ['Crimping <script>alert(1)</script>', '<script>', 'Crimping <[script]>alert(1)</[script]>'],
    ['Misspelled crimping', 'crmiping', 'Misspelled [crimping]'],
    ['Straße', 'strasse', '[Straße]'],
    ['nothing here', 'xyz', 'nothing here'],
    ['nothing here', '', 'nothing here'],
  ])('in %j for %j are %j', (text, query, marked) => {
    expect(show(text, query)).toBe(marked)
  })

  it('are found within Chinese and Japanese', () => {
    expect(show('全自动压接机', '压接机', 'zh')).toContain('[')
    expect(show('全自動圧着機です', '圧着機', 'ja')).toContain('[')
  })

  it('are whole characters, also if one folds to several', () => {
    expect(show('㍿ Kudex', '株', 'ja')).toBe('[㍿] Kudex')
  })

  it('leave the text unchanged for any query', () => {
    fc.assert(
      fc.property(anyText, anyText, language, (text, query, spoken) => {
        const parts = markWords(text, query, spoken)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const part of parts) expect(part.text).not.toBe('')
      }),
    )
  })
})

describe('a title (SEARCH-04)', () => {
  it.each([
    ['Crimping | Kudex', 'Crimping'],
    ['Crimping – Kudex', 'Crimping'],
    ['Crimping |kudex', 'Crimping'],
    ['Kudex', 'Kudex'],
    ['| Kudex', '| Kudex'],
    ['Who is Kudex', 'Who is Kudex'],
    ['Pre-Kudex', 'Pre-Kudex'],
    ['Crimping | Other', 'Crimping | Other'],
  ])('%j is shown as %j', (title, shown) => {
    expect(removeBrandSuffix(title, ['Kudex'])).toBe(shown)
  })
})

describe('folding and splitting', () => {
  it('never fails, gives well-formed words of at most 40 letters, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, language, (text, spoken) => {
        const folded = foldText(text)
        expect(folded.isWellFormed()).toBe(true)
        for (const word of splitWords(text, spoken)) {
          expect(word.isWellFormed()).toBe(true)
          expect(word.length).toBeLessThanOrEqual(40)
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}ー]+$/u)
        }
      }),
    )
  })

  it('ignores accents and keeps distinct letters', () => {
    expect(foldText('Prüfgerät ČERNÝ Œuvre mm²')).toBe('prufgerat cerny oeuvre mm2')
    expect(foldText('が ガ')).toBe('が ガ')
  })

  it('counts edits, transpositions included', () => {
    expect(editDistance('crimping', 'crmiping', 2)).toBe(1)
    expect(editDistance('cable', 'cabel', 2)).toBe(1)
    expect(editDistance('a', 'completely', 2)).toBe(3)
  })
})

describe('a search request (SEARCH-06, SEARCH-10)', () => {
  const good = { localeCode: 'de-CH', siteSlug: null, query: 'crimp' }
  it('is parsed with locale, site, page and type', () => {
    expect(parseSearchInput({ ...good, page: 3, type: 'product' }).input).toEqual({
      language: 'de',
      fallbackLanguage: 'en',
      country: 'CH',
      siteSlug: '',
      query: 'crimp',
      page: 3,
      fromPage: 3,
      type: 'product',
    })
  })

  it.each([
    ['no object', null],
    ['a list', []],
    ['no query', { localeCode: 'de' }],
    ['a query that is no text', { ...good, query: 7 }],
    ['a query of 10 kB', { ...good, query: 'x'.repeat(10_000) }],
    ['page −1', { ...good, page: -1 }],
    ['page 10⁹', { ...good, page: 1e9 }],
    ['page NaN', { ...good, page: Number.NaN }],
    ['page 1.5', { ...good, page: 1.5 }],
    ['a page before the first', { ...good, page: 2, fromPage: 3 }],
    ['no locale', { query: 'x' }],
    ['a locale that is none', { ...good, localeCode: 'xx' }],
    ['a fallback language that is none', { ...good, fallbackLanguage: 'xx' }],
    ['a site that is no slug', { ...good, siteSlug: '../' }],
    ['a type that is none', { ...good, type: 'toString' }],
  ])('with %s is rejected with a message', (_, body) => {
    const { input, problem } = parseSearchInput(body)
    expect(input).toBeNull()
    expect(problem).toMatch(/\.$/)
  })
})
