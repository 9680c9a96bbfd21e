import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { postPassword } from './index.ts'

const server = setupServer()
const form = { page: 'prices', path: '/en/prices', password: 'wire' }

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // Relative URLs need a base outside of a browser.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetch(`http://host.test${path}`, options))
})
afterEach(() => server.resetHandlers())
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

describe('the password of a page', () => {
  it('opens it (PAGE-15)', async () => {
    let sent = ''
    server.use(
      http.post('http://host.test/api/page-access', async ({ request }) => {
        sent = await request.text()
        return new HttpResponse(null, { status: 204 })
      }),
    )
    expect(await postPassword(form)).toBe('open')
    expect(sent).toBe('page=prices&path=%2Fen%2Fprices&password=wire')
  })

  it.each([
    [401, { error: 'wrong' }, 'wrong'],
    [429, { error: 'wait' }, 'wait'],
    [503, { error: 'failed' }, 'failed'],
    [403, { error: 'cross-origin' }, 'failed'],
    [500, 'not json', 'failed'],
  ])('with response %s %j is %s (PAGE-19, PAGE-20)', async (status, body, outcome) => {
    server.use(http.post('http://host.test/api/page-access', () => HttpResponse.json(body, { status })))
    expect(await postPassword(form)).toBe(outcome)
  })

  it('that cannot be sent is a failure, not an exception (PAGE-19)', async () => {
    server.use(http.post('http://host.test/api/page-access', () => HttpResponse.error()))
    expect(await postPassword(form)).toBe('failed')
  })
})
