import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImageUrl, imageFormats, imagePresets, resolveImageSize } from '@kudex/domain/images'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.types.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { concurrency } from '../limits.ts'
import { createImagesApp } from './imagesService.ts'
import { importPictures } from './importPictures.ts'
import { renderImage } from './renderImage.ts'
import { storeCrop, storePicture } from './storePicture.ts'
import { createRenditions } from './renditions.ts'
import { originals } from './tables.ts'

describe('images', () => {
  const statements = new StatementCounter('originals')
  let database: Database
  let folder: string
  let large: string
  let small: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-images-'))
    const pictures = join(folder, 'pictures')
    await mkdir(pictures)
    await writeFile(join(pictures, 'large.webp'), await createPicture(1600, 1200))
    await writeFile(join(pictures, 'small.webp'), await createPicture(300, 100))
    database = await openEmptyDatabase({ logger: statements })
    const imported = await importPictures(database.queries, ['large', 'small', 'absent'], pictures)
    large = imported.get('large')?.imageId ?? ''
    small = imported.get('small')?.imageId ?? ''
  })
  afterEach(() => rm(join(folder, 'kept'), { recursive: true, force: true }))
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  function createApp(render = vi.fn(renderImage)) {
    const reportError = vi.fn<(error: Error) => void>()
    const renditions = createRenditions({ queries: database.queries, folder: join(folder, 'kept'), render })
    const app = createImagesApp(renditions, reportError)
    const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
    return { app, get, render, reportError }
  }

  it.each([
    [0, 'red'],
    [100, 'blue'],
  ])('are cropped around a stored focal point: %s %% from the left is %s', async (x, colour) => {
    const wide = await sharp({ create: { width: 1200, height: 300, channels: 3, background: 'blue' } })
      .composite([{ input: { create: { width: 600, height: 300, channels: 3, background: 'red' } }, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const stored = await storePicture(database.queries, 'wide', wide)
    const id = await storeCrop(database.queries, stored?.id ?? '', { x, y: 50 })
    expect(await storeCrop(database.queries, id, null)).toBe(stored?.id)
    const { get } = createApp()
    const { data } = await sharp(await (await get(`/images/contact/${id}.png`)).arrayBuffer())
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual(colour === 'red' ? [255, 0, 0] : [0, 0, 255])
    expect((await get(`/images/contact/${stored?.id}-fx033-fy033.png`)).status).toBe(404)
  })

  it('have ids of name and hash; pictures without a file are skipped', () => {
    expect(large).toMatch(/^large-[0-9a-f]{8}$/)
    expect(small).toMatch(/^small-[0-9a-f]{8}$/)
    expect(small.slice(-8)).not.toBe(large.slice(-8))
  })

  it.for(Object.values(imagePresets))('gives the preset $name its size in every format (IMG-01…08)', async (preset) => {
    const { get } = createApp()
    for (const format of imageFormats) {
      const response = await get(buildImageUrl('/images', preset.name, large, format))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      const { width, height, ...metadata } = await sharp(await response.arrayBuffer()).metadata()
      expect({ width, height }).toEqual(resolveImageSize(preset, { width: 1600, height: 1200 }))
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : format)
    }
  })

  it('are never enlarged, and keep the aspect ratio of the preset (IMG-01)', async () => {
    const { get } = createApp()
    const readSize = async (preset: string) => {
      const { width, height } = await sharp(
        await (await get(`/images/${preset}/${small}.webp`)).arrayBuffer(),
      ).metadata()
      return { width, height }
    }
    expect(await readSize('stretched')).toEqual({ width: 300, height: 100 })
    expect(await readSize('aside-square')).toEqual({ width: 100, height: 100 })
    expect(await readSize('stretched-video')).toEqual({ width: 178, height: 100 })
  })

  it('have a default picture (CAT-18)', async () => {
    const response = await createApp().get('/images/classification-480/default.png')
    expect(response.status).toBe(200)
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(480)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.for([
    ['a preset that has no name', '/images/huge/default.png', 400, 'unknown preset'],
    ['a larger version of a preset', '/images/gallery@2x/default.png', 400, 'unknown preset'],
    ['a name that every object has', '/images/constructor/default.png', 400, 'unknown preset'],
    ['another format', '/images/gallery/default.gif', 400, 'unknown format'],
    ['no format', '/images/gallery/default', 400, 'unknown format'],
    ['an unknown picture', '/images/gallery/nothing-00000000.png', 404, 'unknown picture'],
    ['no picture', '/images/gallery/.png', 400, 'malformed id'],
    ['a path in an id', '/images/gallery/..%2F..%2Fsecret.png', 400, 'malformed id'],
    ['a path in an id, encoded twice', '/images/gallery/%252e%252e%252fsecret.png', 400, 'malformed id'],
    ['a null byte', '/images/gallery/default%00.png', 400, 'malformed id'],
    ['a long id', `/images/gallery/${'a'.repeat(500)}.png`, 400, 'malformed id'],
    ['a deeper path', '/images/gallery/a/default.png', 404, 'unknown address'],
    ['sizes of its own', '/images/gallery/w_200,h_200/default.png', 404, 'unknown address'],
  ] as const)('refuses %s with a reason', async ([, path, status, error]) => {
    const { get, render } = createApp()
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(render).not.toHaveBeenCalled()
  })

  it('are immutable for browsers, with 304 for conditional requests', async () => {
    const { get } = createApp()
    const path = `/images/gallery/${large}.webp`
    const response = await get(path)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength))
    const etag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('support HEAD and GET, and no other method', async () => {
    const { app, get } = createApp()
    const path = `/images/gallery/${large}.webp`
    const head = await app.request(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe((await get(path)).headers.get('content-length'))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    const post = await app.request(path, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('are rendered once for concurrent requests, and cached on disk', async () => {
    const { get, render } = createApp()
    const path = `/images/gallery/${large}.webp`
    const answers = Array.from({ length: 20 }, async () => get(path))
    await Promise.all(answers)
    expect(render).toHaveBeenCalledOnce()
    const other = createApp()
    expect((await other.get(path)).status).toBe(200)
    expect(other.render).not.toHaveBeenCalled()
    expect(await readdir(join(folder, 'kept'), { recursive: true })).toEqual([
      'v2',
      'v2/gallery',
      `v2/gallery/${large}.webp`,
    ])
  })

  it('are rendered a few at a time, with no more originals in memory', async () => {
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>()
    const render = vi.fn<typeof renderImage>(async () => {
      await isAllowed
      return Buffer.from('picture')
    })
    const { get } = createApp(render)
    const answers: Promise<Response>[] = []
    const read = await statements.during(async () => {
      for (const preset of Object.keys(imagePresets).slice(0, 6))
        answers.push(Promise.resolve(get(`/images/${preset}/${large}.webp`)))
      await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(concurrency.renditions.running))
    })
    expect(read).toBe(concurrency.renditions.running)
    allow()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  })

  it('are not cached after a failure, and rendered again', async () => {
    const render = vi.fn(renderImage).mockRejectedValueOnce(new Error('broken'))
    const { get, reportError } = createApp(render)
    const path = `/images/gallery/${large}.webp`
    const failed = await get(path)
    expect([failed.status, await failed.json()]).toEqual([500, { error: 'something went wrong' }])
    expect(reportError).toHaveBeenCalledOnce()
    expect((await get(path)).status).toBe(200)
  })

  it('are served even if the disk cannot be written', async () => {
    await writeFile(join(folder, 'kept'), 'a file where a folder should be')
    expect((await createApp().get(`/images/gallery/${large}.webp`)).status).toBe(200)
  })
})

describeDatabases('original pictures', (open) => {
  it('are stored unchanged, and once even if imported several times', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kudex-originals-'))
    try {
      const bytes = await createPicture(64, 48)
      await writeFile(join(folder, 'one.webp'), bytes)
      const { queries } = open()
      const first = await importPictures(queries, ['one'], folder)
      expect(await importPictures(queries, ['one'], folder)).toEqual(first)
      const rows = await queries.select().from(originals)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        id: first.get('one')?.imageId,
        name: 'one',
        width: 64,
        height: 48,
        contentType: 'image/webp',
      })
      expect(Buffer.from(rows[0]?.bytes ?? []).equals(bytes)).toBe(true)
      const renditions = createRenditions({ queries, folder: join(folder, 'kept') })
      const id = first.get('one')?.imageId ?? ''
      const found = await renditions.find({ id, preset: imagePresets['gallery-thumbnail'], format: 'png' })
      expect((await sharp(found ?? undefined).metadata()).width).toBe(56)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

/** A picture with an edge, which makes crops visible. */
function createPicture(width: number, height: number): Promise<Buffer> {
  const half = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: '#336699' } }
  return sharp({ create: { width, height, channels: 3, background: '#ddeeff' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .webp()
    .toBuffer()
}
