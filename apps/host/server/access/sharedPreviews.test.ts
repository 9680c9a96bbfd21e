import type { ContentPage } from '@kudex/api/content'
import { resolveRequest } from '@kudex/domain/paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testSystem } from '../testing/testSystem.ts'
import { createSharedPreviews } from './sharedPreviews.ts'

const preference = { language: 'en', fallbackLanguage: 'en' }
const draft = { id: 'press', siteId: 'main', url: '/press', title: 'Not public yet', updatedAt: '2026-11-20T10:00:00Z' }
const secret = 'a secret of the tests that is long enough'

let stages: { DRAFT: typeof draft | null; PUBLISHED: typeof draft | null }
const fetchPage = vi.fn(async (id: string, { stage = 'PUBLISHED' }: { readonly stage?: 'DRAFT' | 'PUBLISHED' }) =>
  id === draft.id ? (stages[stage] as ContentPage | null) : null,
)
const previews = createSharedPreviews({ sessionSecret: secret, protectedContent: { fetchPage } })

function toAddress(path: string, hostname = 'www.example.test') {
  return resolveRequest({ hostname, path, query: '', cookies: {}, acceptLanguage: [], system: testSystem }).address
}
const open = (token: string, path = '/en/press') => previews.open(token, toAddress(path), preference)

beforeEach(() => {
  stages = { DRAFT: draft, PUBLISHED: { ...draft, title: 'Public', updatedAt: '2026-11-01T10:00:00Z' } }
})
afterEach(() => vi.useRealTimers())

describe('a shared preview', () => {
  it('shows the draft of its page until its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = (await previews.create('press', 24)) ?? ''
    expect(await open(token)).toEqual({ page: draft, sharedUntil: Date.now() + 24 * 3_600_000 })
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect(await open(token)).toBeNull()
  })

  it('shows no other page, also after the page has moved', async () => {
    const token = (await previews.create('press', 24)) ?? ''
    expect(await open(token, '/en/about')).toBeNull()
    stages.DRAFT = { ...draft, url: '/about' }
    expect(await open(token, '/en/about')).toBeNull()
    expect(await open(token)).toBeNull()
  })

  it.each([
    ['is published', { ...draft, updatedAt: '2026-11-21T10:00:00Z' }],
    ['is unpublished', null],
  ])('ends when the page %s', async (_name, published) => {
    const token = (await previews.create('press', 24)) ?? ''
    stages.PUBLISHED = published
    expect(await open(token)).toBeNull()
  })

  it('exists for pages that were never published', async () => {
    stages.PUBLISHED = null
    const token = (await previews.create('press', 24)) ?? ''
    expect(await open(token)).toMatchObject({ page: draft })
    stages.PUBLISHED = draft
    expect(await open(token)).toBeNull()
  })

  it('needs a token of our own, and tells nothing of the page', async () => {
    const other = createSharedPreviews({ sessionSecret: `${secret}!`, protectedContent: { fetchPage } })
    const token = (await previews.create('press', 24)) ?? ''
    expect(atob(token.split('.')[3]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain('press')
    fetchPage.mockClear()
    for (const wrong of ['', 'press', `${token}x`, `x${token}`, (await other.create('press', 24)) ?? '']) {
      fetchPage.mockClear()
      expect(await open(wrong), wrong).toBeNull()
      expect(fetchPage).not.toHaveBeenCalled()
    }
    expect(await previews.create('unknown', 24)).toBeNull()
  })
})
