import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImageCache } from './imageCache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kudex-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const url = 'http://images.test/images'
const path = '/images/inline/machine-0123abcd.webp'
const picture = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } })

describe('pictures', () => {
  it('are fetched once for all and kept in memory and on disk', async () => {
    const fetch = vi.fn(async () => picture())
    const cache = createImageCache({ url, folder, fetch })
    const answers = await Promise.all([cache.answer(path, undefined), cache.answer(path, undefined)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${url}/inline/machine-0123abcd.webp`, expect.anything())
    const afterRestart = createImageCache({ url, folder, fetch: unreachable })
    expect(await afterRestart.answer(path, undefined)).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'image/webp' },
      body: Buffer.from('bytes'),
    })
  })

  it('answer 304 to who has them', async () => {
    const cache = createImageCache({ url, folder, fetch: async () => picture() })
    const { headers } = await cache.answer(path, undefined)
    expect(await cache.answer(path, String(headers?.['ETag']))).toMatchObject({ status: 304 })
  })

  it('without a hash in their name are not kept for ever', async () => {
    const cache = createImageCache({ url, folder, fetch: async () => picture() })
    const { headers } = await cache.answer('/images/inline/default.webp', undefined)
    expect(headers?.['Cache-Control']).toBe('public, max-age=3600')
  })

  it.each([
    ['/images/inline/../secret.webp', 404],
    ['/images/inline/a%2Fb.webp', 404],
    ['/images/huge/machine.webp', 400],
    ['/images/constructor/machine.webp', 400],
    ['/images/inline/machine.svg', 400],
    ['/images/inline/machine', 404],
    ['/images/inline/a/b.webp', 404],
  ])('%s is not asked for; an unknown preset or format is %i (IMG-01…08)', async (other, status) => {
    const cache = createImageCache({ url, folder, fetch: unreachable })
    expect(await cache.answer(other, undefined)).toMatchObject({ status })
  })

  it('are not found where the service has none, and 503 while it is down or sends something else', async () => {
    const answerOf = async (fetch: typeof globalThis.fetch) =>
      (await createImageCache({ url, folder, fetch }).answer(path, undefined)).status
    expect(await answerOf(async () => new Response('', { status: 404 }))).toBe(404)
    expect(await answerOf(unreachable)).toBe(503)
    expect(await answerOf(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))).toBe(503)
  })
})

const unreachable: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))
