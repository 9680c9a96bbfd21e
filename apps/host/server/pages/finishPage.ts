import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { CachedPage } from '../caches/pageCache.ts'
import type { ShelfEntry } from '../caches/shelf.types.ts'
import type { MadePage } from './createPageMaker.ts'

/** A page as it is kept here and shared with other hosts; what belongs to one process comes on top. */
export type FinishedPage = Omit<CachedPage, 'key' | 'hasQuery' | 'renew'>

/** Compresses a page, once for all who will ask for it; for browsers without Brotli when the first one comes. */
export async function finishPage(
  { status, contentType, body, tags }: MadePage,
  life: Pick<CachedPage, 'localeCookie' | 'freshUntil'>,
): Promise<FinishedPage> {
  const identity = Buffer.from(body)
  const compressed = await compressBrotli(identity, { params: toBrotli(identity.length) })
  // The answer lies in a buffer twice as large, which would be kept with it.
  const brotli = Buffer.from(compressed)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, contentType, etag, brotli, gzip: null, tags, ...life, isOutdated: false, prepared: new Map() }
}

/** The bytes of a kept page without compression, which hardly anybody asks for: they are unpacked for each answer. */
export function unpackBody({ brotli }: Pick<CachedPage, 'brotli'>): Buffer {
  return brotliDecompressSync(brotli)
}

/** The bytes of a kept page for a browser without Brotli, made once. */
export function obtainGzip(page: Pick<CachedPage, 'brotli' | 'gzip'>): Buffer {
  page.gzip ??= Buffer.from(gzipSync(unpackBody(page)))
  return page.gzip
}

/** What other hosts need of a page; they compress it for older browsers themselves. */
export function toShelfEntry({ brotli, tags, freshUntil, ...page }: FinishedPage): ShelfEntry {
  const { status, contentType, etag, localeCookie } = page
  const head: Head = { status, contentType, etag, localeCookie }
  return { head: JSON.stringify(head), body: brotli, tags, freshUntil }
}

/** The page that another host has made. */
export function unpackPage({ head, body, tags, freshUntil }: ShelfEntry): FinishedPage {
  const known = JSON.parse(head) as Head
  return { ...known, brotli: body, gzip: null, tags, freshUntil, isOutdated: false, prepared: new Map() }
}

/**
 * A page is small: the usual window of 4 MB for each would take the memory of a hundred pages. From level 7 on the
 * tables of each page take 16 MB, which cost more than all the rest of a cold page and save one byte in a hundred;
 * up to a window of 64 kB they are small (docs/performance.md).
 */
function toBrotli(bytes: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}

type Head = Pick<CachedPage, 'status' | 'contentType' | 'etag' | 'localeCookie'>

const compressBrotli = promisify(brotliCompress)
