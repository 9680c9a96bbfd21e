import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RenderPage } from './pages/page.types.ts'
import { startFakeService, type FakeBehaviour, type FakeService } from './testing/startFakeService.ts'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'

/** A page that needs the content service; it fails like the real renderer. */
const render: RenderPage = async (url, { content, load, address }) => {
  const page = { contentType: 'text/html;charset=utf-8', location: null }
  try {
    const preference = { language: 'en', fallbackLanguage: 'en' }
    const id = address.path.slice(1)
    const navigation = await load(`navigation ${id}`, () => content.fetchNavigation(id, preference))
    return { ...page, status: 200, body: `${url} ${navigation?.items[0]?.title ?? ''}`, error: null }
  } catch (error) {
    return { ...page, status: 500, body: 'The error page', error }
  }
}

/** Short timeouts in milliseconds, so that the tests are fast. */
const limits = { service: 150, page: 200 }

let service: FakeService
let host: TestHost
const start = async (behaviour: FakeBehaviour, hasSnapshot: boolean) => {
  service = await startFakeService(behaviour)
  host = await startTestHost({ render, limits, hasSnapshot, environment: { CONTENT_URL: service.url } })
  // Pages cached before the host follows the change log are dropped.
  if (behaviour === 'answers') await vi.waitFor(() => expect(service.followers).toBe(1), { timeout: 5_000 })
}
/** On a busy machine the first render may exceed the short limits; only a page of status 200 is cached. */
const cachePage = () =>
  vi.waitFor(async () => expect((await host.fetch('/en/warm')).status).toBe(200), { timeout: 5_000 })
afterEach(async () => {
  await host.stop()
  await service.stop()
})

const outages: readonly FakeBehaviour[] = [
  'is gone',
  'is slow',
  'hangs',
  'fails',
  'sends HTML',
  'sends broken JSON',
  'sends errors with data',
  'is cut off',
]

describe.each(outages)('when the content service %s', (outage) => {
  it('cached pages are served, others respond 503 with `Retry-After`, until the service is back (ERR-05)', async () => {
    await start('answers', true)
    await cachePage()
    await service.behave(outage)
    const warm = await host.fetch('/en/warm')
    expect([warm.status, await warm.text()]).toEqual([200, '/en/warm '])
    await expectUnavailable(await host.fetch('/en/cold'))
    const readiness = await host.fetch('/readyz')
    expect(readiness.status).toBe(200)
    await service.behave('answers')
    expect((await host.fetch('/en/cold')).status).toBe(200)
  })

  it('a cache refresh serves the cached page, also over its limit, and does not affect other visitors (CACHE-04, CACHE-07)', async () => {
    await start('answers', true)
    await cachePage()
    await service.behave(outage)
    for (const path of ['/en/warm?cache=clear', '/en/warm', '/en/warm?cache=clear', '/en/warm']) {
      const answer = await host.fetch(path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, '/en/warm '])
    }
  })

  it('a starting host serves pages with the stored snapshot and names the service in /readyz', async () => {
    await start(outage, true)
    const readReadiness = async () => (await host.fetch('/readyz')).json()
    await vi.waitFor(
      async () =>
        expect(await readReadiness()).toMatchObject({
          status: 'degraded',
          failing: expect.arrayContaining(['content']),
        }),
      { timeout: 8_000 },
    )
    await expectUnavailable(await host.fetch('/en/cold'))
  })

  it('without a stored snapshot, pages respond 503 until the service is back', async () => {
    await start(outage, false)
    await expectUnavailable(await host.fetch('/en/cold'))
    expect((await host.fetch('/readyz')).status).toBe(503)
    await service.behave('answers')
    await vi.waitFor(async () => expect((await host.fetch('/en/cold')).status).toBe(200), { timeout: 5_000 })
  })
})

describe.each(['is gone', 'hangs', 'fails'] as const)('when the content service %s for a while', (outage) => {
  it('content published meanwhile is shown soon after the service is back', async () => {
    await start('answers', true)
    service.answerNavigation('Before')
    expect(await (await host.fetch('/en/warm')).text()).toBe('/en/warm Before')
    await service.behave(outage)
    service.answerNavigation('After')
    service.touch('navigation:warm')
    expect((await host.fetch('/en/warm')).status).toBe(200)
    await service.behave('answers')
    await vi.waitFor(async () => expect(await (await host.fetch('/en/warm')).text()).toBe('/en/warm After'), {
      timeout: 5_000,
    })
  })
})

describe('with the limits of production', () => {
  it.each([
    ['4 s', 4_000, 200],
    ['10 s', 10_000, 503],
  ])(
    'a service that needs %s: warm pages stand, a cold one answers within 5.5 s',
    async (_, slowness, status) => {
      service = await startFakeService('answers', { slowness })
      host = await startTestHost({ render, hasSnapshot: true, environment: { CONTENT_URL: service.url } })
      await vi.waitFor(() => expect(service.followers).toBe(1), { timeout: 5_000 })
      await host.fetch('/en/warm')
      await service.behave('is slow')
      const ask = (path: string, deadline: number) =>
        fetch(`http://127.0.0.1:${host.port}${path}`, { signal: AbortSignal.timeout(deadline) })
      // The service client aborts at the deadline.
      const cold = ask('/en/cold', 5_500)
      expect((await ask('/en/warm', 1_000)).status).toBe(200)
      const answer = await cold
      if (status === 503) await expectUnavailable(answer)
      else expect(answer.status).toBe(status)
      await service.behave('answers')
      await vi.waitFor(async () => expect((await host.fetch('/en/other')).status).toBe(200), { timeout: 10_000 })
    },
    30_000,
  )
})

describe('when the identity service is gone', () => {
  it('the portal page gets the state and no session is opened (contract)', async () => {
    await start('answers', true)
    const response = await fetch(`http://127.0.0.1:${host.port}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: '{"accessToken":"a","idToken":"b"}',
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({
      error: 'identity-unavailable',
      message: 'The sign-in service cannot be reached.',
    })
  })
})

async function expectUnavailable(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
    503,
    '10',
    'no-store',
  ])
  expect(await response.text()).not.toMatch(/secret|\n\s+at |node_modules|\.ts/)
}
