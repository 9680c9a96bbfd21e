import { describe, expect, it } from 'vitest'
import { checkSource } from './checkSource.ts'
import { checkTranslation } from './checkTranslation.ts'
import { compileMessage } from './compileMessage.ts'
import type { SourceCatalogue } from './extractMessages.ts'

const message = (defaultMessage: string) => ({ defaultMessage, description: 'Test', owner: 'host' }) as const

const source: SourceCatalogue = {
  'a.title': message('Title'),
  'a.count': message('{count, plural, one {# wire} other {# wires}}'),
  'a.code': message('404 {path}'),
}
const german = {
  'a.title': 'Titel',
  'a.count': '{count, plural, one {# Draht} other {# Drähte}}',
  'a.code': '404 {path}',
}

function check(language: string, changes: Record<string, string | undefined>, identical = {}) {
  const texts = Object.entries({ ...german, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return checkTranslation(language, source, Object.fromEntries(texts), identical)
}

describe('a translation', () => {
  it('is fine when it has every id, placeholder and plural form', () => expect(check('de', {})).toEqual([]))

  it.each([
    ['a missing id', { 'a.title': undefined }, 'de a.title: is missing'],
    ['an empty text', { 'a.title': ' ' }, 'de a.title: is missing'],
    ['an obsolete id', { 'b.old': 'Alt' }, 'de b.old: is obsolete'],
    ['another placeholder', { 'a.code': '404 {pfad}' }, 'de a.code: has the placeholders pfad a, English path a'],
    ['the spelling of Germany', { 'a.title': 'Größe' }, 'de a.title: has ß instead of ss'],
    ['a lost placeholder', { 'a.code': '404' }, 'de a.code: has the placeholders none, English path a'],
  ])('with %s is reported', (_, changes, problem) => expect(check('de', changes)).toEqual([problem]))

  it('with a breaking space at French punctuation is reported', () => {
    const problem = ['fr a.title: has a breaking space at punctuation']
    for (const title of ['Titre ?', 'Titre : code', '« Titre»'])
      expect(check('fr', { 'a.title': title })).toEqual(problem)
    expect(check('fr', { 'a.title': '«\u00A0Titre\u00A0»\u00A0?' })).toEqual([])
  })

  it('without plural forms of its language is reported', () => {
    expect(check('cs', {})).toEqual(['cs a.count: lacks the plural form few'])
    expect(check('ja', { 'a.count': '{count, plural, other {# 本}}' })).toEqual([])
  })

  it('that equals the English text is reported, unless allowed or without words', () => {
    expect(check('de', { 'a.title': 'Title' })[0]).toMatch(/^de a\.title: is a copy/)
    expect(check('de', { 'a.title': 'Title' }, { de: ['a.title'] })).toEqual([])
    expect(check('de', { 'a.title': 'Title' }, { '*': ['a.title'] })).toEqual([])
  })

  it('that is not a valid message is reported', () =>
    expect(check('de', { 'a.code': '404 {path' })[0]).toMatch(/^de a\.code: SyntaxError/))
})

describe('the English catalogue', () => {
  it('is reported if it differs from the declarations, has no description or an invalid id', () => {
    expect(checkSource(source, source)).toEqual([])
    expect(checkSource(source, { ...source, 'b.new': message('New') })).toHaveLength(1)
    const odd = { Odd: { ...message('x'), description: '' }, 'Not an id': message('x'), 'a.bad': message('{') }
    expect(checkSource(odd, odd)).toHaveLength(3)
  })
})

describe('a compiled message', () => {
  it('is plain text if possible, else parts', () => {
    expect(compileMessage('Plain')).toBe('Plain')
    expect(compileMessage('')).toBe('')
    expect(compileMessage('Hi {name}')).toEqual(['Hi ', ['a', 'name']])
    expect(compileMessage('{n, plural, one {#} other {many}}')).toEqual([['p', 'n', { one: [0], other: 'many' }]])
  })

  it('accepts skeletons, no named styles', () => {
    expect(() => compileMessage('{n, number, percent}')).toThrow(/write a skeleton/)
  })
})
