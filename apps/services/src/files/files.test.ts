import type { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { toContentDisposition } from './contentDisposition.ts'
import { createFilesApp } from './filesService.ts'
import { pieceSize, storeFiles } from './fileStore.ts'
import { readRange } from './readRange.ts'
import { pieces } from './tables.ts'

const long = Uint8Array.from({ length: pieceSize * 2 + 1000 }, (_, index) => (index * 31) % 251)

describeDatabases('the file service', (open) => {
  let app: Hono
  const errors: Error[] = []
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`/files/${path}`, { method, headers })
  beforeAll(async () => {
    const { queries } = open()
    const text = (content: string) => new TextEncoder().encode(content)
    const pdf = { slug: 'datasheet', contentType: 'application/pdf', isPublic: true }
    await storeFiles(queries, [{ ...pdf, language: 'en', filename: 'CS 240.pdf', bytes: text('English') }])
    await storeFiles(queries, [{ ...pdf, language: 'de', filename: 'CS 240 – Gerät.pdf', bytes: text('Deutsch') }])
    await storeFiles(queries, [
      {
        slug: 'film',
        language: 'en',
        filename: 'film.webm',
        contentType: 'video/webm',
        isPublic: true,
        bytes: long,
      },
    ])
    await storeFiles(queries, [
      {
        slug: 'secret',
        language: 'en',
        filename: 's.pdf',
        contentType: 'application/pdf',
        isPublic: false,
        bytes: text('secret'),
      },
    ])
    await storeFiles(queries, [
      {
        slug: 'empty',
        language: 'en',
        filename: 'e.txt',
        contentType: 'text/plain',
        isPublic: true,
        bytes: text(''),
      },
    ])
    await storeFiles(queries, [
      {
        slug: 'logos',
        language: 'en',
        filename: 'logos.pdf',
        contentType: 'application/pdf',
        isPublic: false,
        pageId: 'portal-logos',
        bytes: text('logos'),
      },
    ])
    app = createFilesApp({
      queries,
      reportError: (error) => errors.push(error),
      hostToken: 'token-of-the-host',
      source: async (slug, language) =>
        slug === 'generated'
          ? {
              language,
              filename: 'made.pdf',
              contentType: 'application/pdf',
              changedAt: new Date('2026-10-05T08:00:00Z'),
              bytes: text(`made in ${language}`),
            }
          : null,
    })
  })

  it('serves a file with its media type in the requested language, else in English (ROUTE-42, ROUTE-43)', async () => {
    const english = await get('datasheet')
    expect([
      english.status,
      english.headers.get('content-type'),
      english.headers.get('content-length'),
      await english.text(),
    ]).toEqual([200, 'application/pdf', '7', 'English'])
    for (const [language, content] of [
      ['de', 'Deutsch'],
      ['de-ch', 'Deutsch'],
      ['fr', 'English'],
      ['<x>', 'English'],
    ])
      expect(await (await get(`datasheet?l=${language}`)).text()).toBe(content)
    expect((await get('datasheet?l=de')).headers.get('content-language')).toBe('de')
  })

  it('serves files inline, or as attachments on request (ROUTE-44, ROUTE-45)', async () => {
    const disposition = async (query: string) => (await get(`datasheet${query}`)).headers.get('content-disposition')
    expect(await disposition('')).toBe(`inline; filename="CS 240.pdf"; filename*=UTF-8''CS%20240.pdf`)
    expect(await disposition('?dl=true')).toMatch(/^attachment;/)
    expect(await disposition('?dl=1')).toMatch(/^inline;/)
    expect(await disposition('?dl=true&l=de')).toBe(
      `attachment; filename="CS 240  Gerat.pdf"; filename*=UTF-8''CS%20240%20%E2%80%93%20Ger%C3%A4t.pdf`,
    )
  })

  it.each([
    ['bytes=0-9', 0, 9],
    [`bytes=${pieceSize - 2}-${pieceSize + 2}`, pieceSize - 2, pieceSize + 2],
    [`bytes=${pieceSize}-`, pieceSize, long.length - 1],
    ['bytes=-5', long.length - 5, long.length - 1],
    ['bytes=0-99999999', 0, long.length - 1],
  ])('serves the range %s of a video', async (range, start, end) => {
    const response = await get('film', { range })
    expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
      206,
      `bytes ${start}-${end}/${long.length}`,
      String(end - start + 1),
    ])
    expect(Buffer.from(await response.arrayBuffer()).equals(long.slice(start, end + 1))).toBe(true)
  })

  it('serves files of protected pages, uncached, only to the host and for the right page id (PAGE-17)', async () => {
    const authorization = 'Bearer token-of-the-host'
    const ask = (slug: string, headers: Record<string, string>) => get(slug, headers)
    for (const headers of [
      {},
      { 'kudex-page': 'portal-logos' },
      { authorization: 'Bearer guess', 'kudex-page': 'portal-logos' },
    ])
      expect((await ask('logos', headers)).status).toBe(404)
    const forbidden = await ask('logos', { authorization })
    expect([forbidden.status, forbidden.headers.get('kudex-page'), await forbidden.text()]).toEqual([
      403,
      'portal-logos',
      expect.not.stringContaining('logos.pdf'),
    ])
    expect((await ask('logos', { authorization, 'kudex-page': 'another' })).status).toBe(403)
    // A file without a page is never served.
    expect((await ask('secret', { authorization, 'kudex-page': 'portal-logos' })).status).toBe(403)
    const file = await ask('logos', { authorization, 'kudex-page': 'portal-logos' })
    expect([file.status, file.headers.get('cache-control'), await file.text()]).toEqual([
      200,
      'private, no-store',
      'logos',
    ])
  })

  it('serves a file that is made when it is asked for like a stored one', async () => {
    const made = await get('generated?l=de-CH')
    expect([made.status, made.headers.get('content-language'), await made.text()]).toEqual([200, 'de', 'made in de'])
    expect(made.headers.get('last-modified')).toBe('Mon, 05 Oct 2026 08:00:00 GMT')
    const part = await get('generated', { range: 'bytes=5-' })
    expect([part.status, await part.text()]).toEqual([206, 'in en'])
    const etag = made.headers.get('etag') ?? ''
    expect((await get('generated?l=de', { 'if-none-match': etag })).status).toBe(304)
  })

  it('serves a whole video from several pieces', async () => {
    expect(Buffer.from(await (await get('film')).arrayBuffer()).equals(long)).toBe(true)
    expect((await get('film', { range: 'bytes=0-1,4-5' })).status).toBe(200)
    const outside = await get('film', { range: `bytes=${long.length}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${long.length}`])
  })

  it('is stored by two processes at once', async () => {
    const { queries } = open()
    const file = { slug: 'twice', language: 'en', filename: 't.txt', contentType: 'text/plain', isPublic: true }
    let second = Promise.resolve()
    await queries.transaction(async (transaction) => {
      await storeFiles(transaction, [{ ...file, bytes: long }])
      second = storeFiles(queries, [{ ...file, bytes: new TextEncoder().encode('second') }])
      // On PostgreSQL the second one waits for this transaction; the embedded database has one connection.
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    await second
    expect(await (await get('twice')).text()).toBe('second')
    const rows = await queries.select({ index: pieces.index }).from(pieces).where(eq(pieces.slug, 'twice'))
    expect(rows).toEqual([{ index: 0 }])
  })

  it('breaks off if the file is replaced meanwhile, instead of sending parts of two files', async () => {
    const { queries } = open()
    const file = { slug: 'changing', language: 'en', filename: 'c.webm', contentType: 'video/webm', isPublic: true }
    await storeFiles(queries, [{ ...file, bytes: long }])
    const { body } = await get('changing')
    const reader = body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(pieceSize)
    await storeFiles(queries, [{ ...file, bytes: long.toReversed() }])
    const readRest = async () => {
      for (;;) if ((await reader?.read())?.done !== false) return
    }
    await expect(readRest()).rejects.toThrow('of the file changing is missing')
  })

  it('handles conditional requests, and ignores the range if the file has changed', async () => {
    const etag = (await get('film')).headers.get('etag') ?? ''
    const changed = (await get('film')).headers.get('last-modified') ?? ''
    expect((await get('film', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await get('film', { 'if-modified-since': changed })).status).toBe(304)
    expect((await get('film', { 'if-none-match': '"other"', 'if-modified-since': changed })).status).toBe(200)
    expect((await get('film', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await get('film', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  it('serves HEAD without a body, and empty files', async () => {
    const head = await get('film', {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(long.length), ''])
    const empty = await get('empty')
    expect([empty.status, await empty.text()]).toEqual([200, ''])
    expect((await get('empty', { range: 'bytes=0-' })).status).toBe(416)
  })

  it.each(['nope', 'secret', '..%2f..%2fetc', '%00', "x'or'1", 'a'.repeat(500), 'Datasheet'])(
    'responds 404 for %s (ROUTE-42)',
    async (slug) => {
      const response = await get(slug)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )

  it('rejects other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('datasheet', {}, method)).status).toBe(405)
    expect(errors).toEqual([])
  })
})

describe('toContentDisposition', () => {
  it.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['a"; filename="b.exe', 'a-; filename=-b.exe'],
    ['line\r\nSet-Cookie: x=1', 'line-Set-Cookie- x=1'],
    ['…', 'file'],
    ['a＂; filename=＂b.exe', 'a＂; filename=＂b.exe'],
    ['a＼＂／b', 'a＼＂／b'],
  ])('escapes the file name %j', (name) => {
    const header = toContentDisposition('attachment', name)
    expect(header).toMatch(/^attachment; filename="[^"\\/\r\n]*"; filename\*=UTF-8''[\w.%!~-]+$/)
  })
})

describe('readRange', () => {
  it.each([
    '',
    'bytes=',
    'bytes=-',
    'items=0-1',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=1-2,3-4',
    'bytes=9999999999999999999-',
  ])('ignores the range %j', (header) => {
    expect(readRange(header, 100)).toEqual({ kind: 'whole' })
  })
})
