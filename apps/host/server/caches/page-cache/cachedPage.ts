import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { RenderResult } from '../../pages/page.types.ts'
import type { SharedPage } from '../shared-cache/sharedCaches.ts'

/** A finished public response: the HTML document or the JSON data of a page. */
export interface CachedPage extends SharedPage {
  readonly key: string
  /** Compressed on the first request that needs it: few clients accept gzip but not Brotli. */
  gzip: Buffer | null
  /** The tags of everything the page was rendered from. */
  readonly tags: readonly string[]
  /** True if the key contains a query; clients can invent any number of queries. */
  readonly hasQuery: boolean
  /** Milliseconds since the epoch; afterwards the page is still served while it is rendered again. */
  freshUntil: number
  /** True after an invalidation: the page is rendered before the next response and served only if that fails. */
  mustRevalidate: boolean
  /** Renders the page again in the background, unless that is running. */
  readonly revalidate: () => void
  /** Headers and body by variant (encoding, cookies, header profile). */
  readonly prepared: Map<string, PreparedResponse>
}

export interface PreparedResponse {
  readonly headers: readonly string[]
  /** Null for the uncompressed body, which the page store keeps for a while. */
  readonly body: Buffer | null
}

/** Compresses a rendered page. */
export async function compressPage({
  status,
  contentType,
  body,
  inlineSources,
  localeCookie,
}: Pick<RenderResult, 'status' | 'contentType' | 'body' | 'inlineSources'> &
  Pick<SharedPage, 'localeCookie'>): Promise<SharedPage> {
  const identity = Buffer.from(body)
  const compressed = await compressBrotli(identity, { params: toBrotliParameters(identity.length) })
  // Copied: the result is a view on a buffer of twice its size.
  const brotli = Buffer.from(compressed)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, contentType, etag, localeCookie, brotli, ...(inlineSources && { inlineSources }) }
}

/** The body without compression. */
export function decompressBody({ brotli }: Pick<CachedPage, 'brotli'>): Buffer {
  return brotliDecompressSync(brotli)
}

/** The gzip body, compressed once. */
export function getGzip(page: Pick<CachedPage, 'brotli' | 'gzip'>): Buffer {
  page.gzip ??= Buffer.from(gzipSync(decompressBody(page)))
  return page.gzip
}

/**
 * A window of 256 kB holds a whole page: its data repeats texts of its HTML. The default of 4 MB would take the memory
 * of a hundred pages. From quality 7 on each compression allocates tables of 16 MB, the largest cost of a cold page,
 * and saves 1 % (docs/performance.md).
 */
function toBrotliParameters(bytes: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  }
}

const compressBrotli = promisify(brotliCompress)
