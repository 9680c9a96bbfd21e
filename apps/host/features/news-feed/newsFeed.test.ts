import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor, type SnapshotFrom } from 'xstate'
import { createLocale } from '@kudex/domain/locales'
import { loadNewsFeedCatalogue } from '@kudex/intl/catalogues'
import { isUnread, latestReadKey } from '@kudex/machines/news-feed'
import { loadFeatureIntl } from '../shared/useFeatureIntl.ts'
import { provideNewsFeed, readLatestRead, toShownItems } from './newsFeed.actors.ts'

describe('the news feed in a browser', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    vi.stubGlobal('window', { localStorage })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('loads page by page from the host (FEED-02, FEED-03)', async () => {
    const fetch = stubFeed()
    const actor = startFeed()
    await waitFor(actor, isLoaded)
    actor.send({ type: 'more.show' })
    const { context } = await waitFor(actor, (state) => isLoaded(state) && state.context.items.length > 1)
    expect(fetch.mock.calls.map(([path]) => path)).toEqual([
      '/api/news-feed/kudex/de',
      '/api/news-feed/kudex/de?after=10_n1',
    ])
    expect(toShownItems(context.items).map(({ title }) => title)).toEqual(['News n1', 'News n2'])
  })

  it('stores the newest id under the key of the spec: after a reload the mark is gone (FEED-05)', async () => {
    expect(latestReadKey).toBe('uapp-newsfeed-latest-read')
    stubFeed()
    const actor = startFeed()
    actor.send({ type: 'panel.open' })
    await waitFor(actor, (state) => isLoaded(state) && state.matches({ open: 'reading' }))
    expect(stored.get('uapp-newsfeed-latest-read')).toBe('n1')
    stubFeed()
    const again = startFeed()
    const { context } = await waitFor(again, isLoaded)
    expect(isUnread(context)).toBe(false)
  })

  it.each([
    [createLocale('en'), '19 November 2026'],
    [createLocale('en', 'US'), 'November 19, 2026'],
  ])('shows dates as pages do (FEED-06): $0.code', async (locale, text) => {
    const intl = await loadFeatureIntl(loadNewsFeedCatalogue, locale)
    expect(intl.formatDate('2026-11-19T07:00:00Z', { dateStyle: 'long', timeZone: 'UTC' })).toBe(text)
  })

  it('fails if the host does', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
    const actor = startFeed()
    expect(
      (await waitFor(actor, ({ children }) => children.pages?.getSnapshot().value === 'error')).context.items,
    ).toEqual([])
  })
})

const isLoaded = ({ children }: SnapshotFrom<ReturnType<typeof provideNewsFeed>>) =>
  children.pages?.getSnapshot().value === 'success'

function startFeed() {
  return createActor(provideNewsFeed(), {
    input: { siteId: 'kudex', urlCode: 'de', latestRead: readLatestRead() },
  }).start()
}

function stubFeed() {
  const fetch = vi.fn(async (path: string) =>
    Response.json(
      path.includes('after')
        ? { items: [{ id: 'n2', title: 'News n2' }], next: null }
        : { items: [{ id: 'n1', title: 'News n1' }], next: '10_n1' },
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
