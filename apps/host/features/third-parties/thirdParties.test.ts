import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoredConsent, storageKey } from './consentAdapter.ts'
import { pushToDataLayer } from './dataLayer.ts'
import { mayLoadThirdParties } from './mayLoadThirdParties.ts'

const host = { consent: 'c1', monitoring: 'https://m.test/m1.js', tagManager: 'https://t.test/gtm.js?id=t1' }

function createStorage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

function stubPage() {
  const appended: Record<string, unknown>[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: Record<string, unknown>) => appended.push(element) },
  })
  return appended
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('consent', () => {
  it('is stored with its id, version and date, and read again (PAGE-28)', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') })
    const storage = createStorage()
    const consent = createStoredConsent(host, storage)
    expect(consent.read()).toBeNull()
    consent.keep({ monitoring: true, tagManager: false })
    expect(JSON.parse(storage.values.get(storageKey) ?? '')).toEqual({
      id: 'c1',
      version: 1,
      date: '2026-11-21T08:00:00.000Z',
      choices: { monitoring: true, tagManager: false },
    })
    expect(createStoredConsent(host, storage).read()).toEqual({ monitoring: true, tagManager: false })
  })

  it('is requested again for another id and for a new kind', () => {
    const storage = createStorage()
    createStoredConsent(host, storage).keep({ monitoring: true })
    expect(createStoredConsent({ ...host, consent: 'c2' }, storage).read()).toBeNull()
    expect(createStoredConsent(host, storage).read()).toBeNull()
    expect(createStoredConsent({ consent: 'c1', monitoring: host.monitoring }, storage).read()).not.toBeNull()
  })

  it.each(['{', '7', '"c1"', '{"id":"c1","version":1}', '{"id":"c1","version":1,"choices":{"monitoring":"yes"}}'])(
    'stored as %s is invalid',
    (text) => {
      const storage = createStorage()
      storage.setItem(storageKey, text)
      expect(createStoredConsent(host, storage).read()).toBeNull()
    },
  )

  it('lasts as long as the document without storage', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    for (const storage of [full, null]) {
      const consent = createStoredConsent(host, storage)
      consent.keep({ monitoring: false, tagManager: true })
      expect(consent.read()).toEqual({ monitoring: false, tagManager: true })
    }
  })
})

describe('third-party scripts', () => {
  it('load once each, and only if allowed (PAGE-28)', async () => {
    const appended = stubPage()
    const { hasLoaded, loadAllowed } = await import('./scriptAdapters.ts')
    loadAllowed(host, {})
    loadAllowed(host, { monitoring: false, tagManager: false })
    expect(appended).toEqual([])
    expect(hasLoaded()).toBe(false)
    loadAllowed(host, { monitoring: true, tagManager: false })
    loadAllowed(host, { monitoring: true, tagManager: true })
    expect(appended).toEqual([
      { tag: 'script', src: host.monitoring, async: true, crossOrigin: 'anonymous' },
      { tag: 'script', src: host.tagManager, async: true },
    ])
    expect(hasLoaded('tagManager')).toBe(true)
  })

  it('get a data layer that starts with the event of the tag manager', async () => {
    stubPage()
    const { loadAllowed } = await import('./scriptAdapters.ts')
    pushToDataLayer({ event: 'kudex.consent', monitoring: false, tagManager: true })
    loadAllowed({ consent: 'c1', tagManager: host.tagManager }, { tagManager: true })
    expect(window.dataLayer?.map((entry) => (entry as { event: string }).event)).toEqual(['kudex.consent', 'gtm.js'])
  })
})

describe('third-party scripts do not load', () => {
  it.each([
    ['/callback', '', ''],
    ['/blank-callback', '', ''],
    ['/style-guide/button', '', ''],
    ['/mykomax', '', ''],
    ['/MyKomax/tickets', '', ''],
    ['/editor', '', ''],
    ['/products', '?testing=true', ''],
    ['/products', '?testing', ''],
    ['/about', '?share=token', ''],
    ['/about', '?stage=DRAFT', ''],
    ['/products', '', 'a=b; kudex-testing=true'],
  ])('on %s%s with the cookie "%s" (PAGE-29, PAGE-30)', (path, search, cookie) => {
    expect(mayLoadThirdParties({ path, search, cookie })).toBe(false)
  })

  it.each([
    ['/', '', ''],
    ['/products/callback', '', 'kudex-locale=en'],
    ['/products', '?testing=false', 'kudex-testing=true'],
    ['/products', '?q=testing', 'my-kudex-testing=true'],
  ])('but do on %s%s with the cookie "%s"', (path, search, cookie) => {
    expect(mayLoadThirdParties({ path, search, cookie })).toBe(true)
  })
})
