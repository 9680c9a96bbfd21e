import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { createImageRoutes } from './imageRoutes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudex-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const url = 'http://images.test/images'
const path = '/images/inline/machine-0123abcd.webp'
const picture = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } })

/** Routes the path as it was sent, as the app does. */
function openImages(fetch: typeof globalThis.fetch) {
  const routes = createImageRoutes({ url, folder, fetch })
  return async (target: string, headers: Record<string, string> = {}) =>
    new Hono<HostEnv>({ getPath: () => target }).route('/images', routes).request('http://localhost/', { headers })
}

describe('images', () => {
  it('are fetched once for concurrent requests and cached in memory and on disk', async () => {
    const fetch = vi.fn(async () => picture())
    const get = openImages(fetch)
    const responses = await Promise.all([get(path), get(path)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${url}/inline/machine-0123abcd.webp`, expect.anything())
    const afterRestart = await openImages(unreachable)(path)
    expect([afterRestart.status, await afterRestart.text()]).toEqual([200, 'bytes'])
    expect(afterRestart.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(afterRestart.headers.get('content-type')).toBe('image/webp')
  })

  it('are immutable, cropped ones too', async () => {
    const cropped = '/images/inline/machine-0123abcd-fx020-fy080.webp'
    const { headers } = await openImages(async () => picture())(cropped)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('respond with 304 to a matching ETag', async () => {
    const get = openImages(async () => picture())
    const { headers } = await get(path)
    expect((await get(path, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('expire if their name has no hash', async () => {
    const { headers } = await openImages(async () => picture())('/images/inline/default.webp')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    ['/images/inline/../secret.webp', 404],
    ['/images/inline/a%2Fb.webp', 404],
    ['/images/huge/machine.webp', 400],
    ['/images/constructor/machine.webp', 400],
    ['/images/inline/machine.svg', 400],
    ['/images/inline/machine', 404],
    ['/images/inline/a/b.webp', 404],
  ])('%s is refused with %i without a call of the service (IMG-01…08)', async (other, status) => {
    const fetch = vi.fn(unreachable)
    expect((await openImages(fetch)(other)).status).toBe(status)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('respond with 404 if the service has none, and 503 while it is down or sends another type', async () => {
    const statusOf = async (fetch: typeof globalThis.fetch) => (await openImages(fetch)(path)).status
    expect(await statusOf(async () => new Response('', { status: 404 }))).toBe(404)
    expect(await statusOf(unreachable)).toBe(503)
    expect(await statusOf(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(503)
  })
})

const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))
