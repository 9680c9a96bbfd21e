import { describe, expect, it } from 'vitest'
import { createProblem } from './contentProblem.ts'
import { readWritten, type WrittenKind } from './readWritten.ts'

const page = { siteId: 'main', url: '/a', title: 'A', languages: ['en'], blocks: [] }
const contact = { siteIds: ['main'], givenName: 'Ada', familyName: 'Kern' }

describe('what the service refuses', () => {
  it.each<[string, WrittenKind, object, string, string, object?]>([
    ['an empty text', 'contacts', { ...contact, givenName: ' ' }, 'givenName', 'emptyText'],
    ['a long text', 'contacts', { ...contact, givenName: 'x'.repeat(201) }, 'givenName', 'tooLong', { count: 200 }],
    ['a text without languages', 'pages', { ...page, title: {} }, 'title', 'text'],
    ['no language', 'pages', { ...page, languages: [] }, 'languages', 'tooFew', { count: 1 }],
    ['an unknown language', 'pages', { ...page, languages: ['xx'] }, 'languages.0', 'language'],
    ['a relative address', 'pages', { ...page, canonicalUrl: 'about' }, 'canonicalUrl', 'canonicalAddress'],
    ['an e-mail address without a host', 'contacts', { ...contact, email: 'ada' }, 'email', 'email'],
    ['a share of a percent', 'pictures', { focalPoint: { x: 1.5, y: 2 } }, 'focalPoint.x', 'wholeNumber'],
    ['a high number', 'pictures', { focalPoint: { x: 101, y: 2 } }, 'focalPoint.x', 'tooLarge', { count: 100 }],
    ['a number that no column holds', 'contacts', { ...contact, sortIndex: 1e300 }, 'sortIndex', 'tooLarge'],
    [
      'a section of a menu without entries',
      'navigations',
      { items: [{ id: 'a', title: 'A', sections: [{ title: 'S', items: [] }] }] },
      'items.0.sections.0.items',
      'tooFew',
      { count: 1 },
    ],
    [
      'more shares than numbers can count',
      'pages',
      {
        ...page,
        blocks: [{ kind: 'shareData', title: 'A', registeredShares: 1e300, label: 'shares', asOf: '2026-11-01' }],
      },
      'blocks.0.registeredShares',
      'tooLarge',
      { count: Number.MAX_SAFE_INTEGER },
    ],
    [
      'a document with an unknown node',
      'pages',
      { ...page, blocks: [{ kind: 'text', text: { en: { schema: 'dast' } } }] },
      'blocks.0.text.en',
      'structuredText',
    ],
  ])('has a code and its parameters: %s (issue 15)', (_, kind, value, path, code, parameters) => {
    const { problems } = readWritten(kind, value, 'entry')
    expect(problems).toMatchObject([{ path: `entry.${path}`, code, ...(parameters && { parameters }) }])
  })

  it('includes numbers that JSON reads as infinite', () => {
    const payouts = JSON.parse('[{ "label": "a", "amount": 1e999 }]') as unknown
    const dividends = { kind: 'dividends', title: 'A', unit: 'francs', source: 'b', payouts }
    const { problems } = readWritten('pages', { ...page, blocks: [dividends] }, 'entry')
    expect(problems).toMatchObject([{ path: 'entry.blocks.0.payouts.0.amount' }])
  })

  it('is described in English for programs', () => {
    expect(createProblem('a', 1, 'longChain', { count: 5 })).toEqual({
      path: 'a',
      value: 1,
      takes: 'an address that is reached in at most 5 redirects',
      code: 'longChain',
      parameters: { count: 5 },
    })
  })
})
