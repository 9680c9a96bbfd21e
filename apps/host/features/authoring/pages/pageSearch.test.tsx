import { describe, expect, it } from 'vitest'
import { testChoice } from '../choosing/testChoice.tsx'
import { PageSearch } from './PageDialog.tsx'

const { fetch, onChoose, getText, count, open, press } = testChoice()
const search = <PageSearch siteId="kudex" value="p1" onChoose={onChoose} />

const toPages = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${from + index}`, title: `Page ${from + index}`, path: '/p' }))

describe('the choice of a page', () => {
  it('lists the pages of the site in parts, as the service finds them (issue 15)', async () => {
    fetch.mockImplementationOnce(async () => Response.json({ total: 5_000, items: toPages(1, 30) }))
    await open(search)
    expect(fetch.mock.calls[0]?.[0]).toMatch(/^\/api\/editor\/page-choices\?siteId=kudex&search=&language=en&offset=0$/)
    expect(count('input[type=radio]')).toBe(30)
    fetch.mockImplementationOnce(async () => Response.json({ total: 5_000, items: toPages(31, 30) }))
    await press('Show more')
    expect(fetch.mock.calls[1]?.[0]).toMatch(/offset=30$/)
    expect(count('input[type=radio]')).toBe(60)
  })

  it('can be tried again after a failure', async () => {
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }))
    await open(search)
    fetch.mockImplementationOnce(async () => Response.json({ total: 0, items: [] }))
    await press('Try again')
    expect(getText()).toContain('There is nothing here yet.')
  })
})
