import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readListQuery, writeListQuery, writeMoreQuery } from './listQuery.ts'

describe('the filters of a list in its address (STORY-03, STORY-04)', () => {
  it('are read as they were written', () => {
    const slug = fc.stringMatching(/^[a-z\d-]{1,20}$/)
    const query = fc.record({
      pages: fc.integer({ min: 1, max: 40 }),
      category: fc.option(slug),
      videosOnly: fc.boolean(),
      year: fc.option(fc.integer({ min: 1900, max: 2099 })),
    })
    fc.assert(
      fc.property(query, (asked) => {
        expect(readListQuery({ fullPath: writeListQuery('/en/stories', asked) })).toEqual(asked)
      }),
    )
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'category=%3Cscript%3E',
    'category=',
    'videos=',
    'year=20x6',
    'year=99999',
    '',
  ])('are ignored if invalid: %s', (query) => {
    expect(readListQuery({ fullPath: `/en/stories?${query}` })).toEqual({
      pages: 1,
      category: null,
      videosOnly: false,
      year: null,
    })
  })

  it('lead to one page more until all entries, or as many as a document may have, are shown', () => {
    const more = (pages: number, total: number) =>
      writeMoreQuery('/en/stories', { pages, year: 2026 }, { total, items: Array.from({ length: pages * 12 }) })
    expect(more(8, 97)).toBe('/en/stories?page=9&year=2026')
    expect(more(8, 96)).toBeNull()
    expect(more(40, 1_000)).toBeNull()
    expect(readListQuery({ fullPath: '/en/stories?page=99' }).pages).toBe(40)
  })

  it('are left out of the URL if they have their default', () => {
    expect(writeListQuery('/en/stories', { pages: 1, category: null, videosOnly: false })).toBe('/en/stories')
  })
})
