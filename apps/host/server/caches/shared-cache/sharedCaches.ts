import { createHash, randomUUID } from 'node:crypto'
import type { InlineSources } from '../../pages/page.types.ts'
import { dataCacheLimits, pageCacheLimits, sharedCacheLimits } from '../../limits.ts'
import { openGuardedConnection } from './guardedConnection.ts'
import { getScript, invalidateScript, openScript, resetScript, setScript } from './scripts.ts'

/**
 * Typed view of the shared cache (Valkey or Redis). Never throws; calls time out after 50 ms and count as a miss.
 */
export interface SharedCache<T> {
  /** The entry; null if it is missing or invalidated, or if the server does not answer in time. */
  get(key: string): Promise<SharedCacheEntry<T> | null>
  /**
   * Stores an entry in the background. `sequence` is the last content change received before the entry was requested:
   * the server rejects entries that a later change invalidates.
   */
  set(key: string, entry: SharedCacheEntry<T>, sequence: number): void
}

export interface SharedCacheEntry<T> {
  readonly value: T
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly freshUntil: number
}

/** The part of a cached page that processes share. */
export interface SharedPage {
  readonly status: number
  readonly contentType: string
  readonly etag: string
  /** `kudex-locale=de-ch`, set for visitors who do not send it; null if the address names no locale. */
  readonly localeCookie: string | null
  readonly inlineSources?: InlineSources
  readonly brotli: Buffer
}

/** The caches that host processes share in Valkey or Redis (CACHE_URL). */
export interface SharedCaches {
  readonly data: SharedCache<unknown>
  readonly pages: SharedCache<SharedPage>
  /** How far any host has read the change log; null if unknown. */
  getPosition(): Promise<LogPosition | null>
  invalidate(tags: readonly string[], position: LogPosition): Promise<void>
  /** Drops everything; `null` while there is no change log to follow. */
  reset(position: LogPosition | null): Promise<void>
  readonly isFailing: boolean
  close(): void
}

/** A position in the change log of the content service. */
export interface LogPosition {
  readonly sequence: number
  /** The position as the content service writes it. */
  readonly cursor: string
}

export interface SharedCachesOptions {
  readonly url: string
  /** What else entries depend on: the build and the settings that shape pages. Hosts that differ share nothing. */
  readonly namespace: readonly unknown[]
  readonly maxPages?: number
  /** Called when another host reset the cache. */
  readonly onReset: () => void
  readonly onChange: (isFailing: boolean, reason: string | null) => void
}

/** Opens the shared caches. While the server does not answer they behave as empty ones. */
export function openSharedCaches(options: SharedCachesOptions): SharedCaches {
  const { url, maxPages = pageCacheLimits.maxPages } = options
  const prefix = `{kudex:${schemaVersion}:${hash(JSON.stringify(options.namespace))}}`
  const invalidationsKey = `${prefix}:invalidations`
  let generation: string | null = null
  let last: LogPosition | null = null
  // True while an invalidation is not confirmed: entries cannot be trusted until a reset has succeeded.
  let isBehind = false

  const connection = openGuardedConnection({ url, check, onChange: options.onChange })

  async function check(): Promise<boolean> {
    if (isBehind && !(await writeReset())) return false
    const found = await open()
    if (!found) return false
    if (generation !== null && generation !== found.generation) options.onReset()
    generation = found.generation
    return true
  }

  async function open(): Promise<{ generation: string; position: LogPosition | null } | null> {
    const result = await connection.run(openScript, [invalidationsKey], [randomUUID()])
    if (!result || !Array.isArray(result.reply)) return null
    const [found, sequence, cursor] = (result.reply as (Buffer | null)[]).map((value) => value?.toString() ?? null)
    if (!found) return null
    return { generation: found, position: sequence && cursor ? { sequence: Number(sequence), cursor } : null }
  }

  async function writeReset(): Promise<boolean> {
    const next = randomUUID()
    const input = [next, last ? last.sequence : '', last ? last.cursor : '']
    const isWritten = (await connection.run(resetScript, [invalidationsKey], input)) !== null
    isBehind = !isWritten
    if (isWritten) generation = next
    return isWritten
  }

  function createSharedCache<T>(kind: string, maxEntries: number, { encode, decode }: Codec<T>): SharedCache<T> {
    const index = `${prefix}:${kind}`
    const toKeys = (key: string) => [`${index}:${hash(key)}`, invalidationsKey, index]
    return {
      async get(key) {
        if (isBehind) return null
        const result = await connection.run(getScript, toKeys(key), [Date.now()])
        if (!Array.isArray(result?.reply)) return null
        const [tags, freshUntil, head, body] = result.reply as Buffer[]
        if (!tags || !freshUntil || !head || !body) return null
        return {
          value: decode(head.toString(), body),
          tags: tags.length === 0 ? [] : tags.toString().split('\n'),
          freshUntil: Number(freshUntil),
        }
      },
      set(key, { value, tags, freshUntil }, sequence) {
        const timeToLive = Math.ceil(freshUntil - Date.now())
        if (isBehind || generation === null || tags.length > sharedCacheLimits.maxTags || timeToLive < 1) return
        const { head, body } = encode(value)
        if (body.length > sharedCacheLimits.maxBytes) return
        const entry = [generation, sequence, tags.join('\n'), freshUntil, head, body]
        void connection.run(setScript, toKeys(key), [...entry, timeToLive, Date.now(), maxEntries])
      },
    }
  }

  return {
    data: createSharedCache('data', dataCacheLimits.maxEntries, dataCodec),
    pages: createSharedCache('page', maxPages, pageCodec),
    async getPosition() {
      await connection.opened
      return (await open())?.position ?? null
    },
    async invalidate(tags, position) {
      last = position
      const input = [generation ?? '', position.sequence, position.cursor, ...tags]
      const size = isBehind
        ? 0
        : Number((await connection.run(invalidateScript, [invalidationsKey], input))?.reply ?? 0)
      // Not confirmed, another generation, or more tags than worth remembering: reset.
      isBehind = size === 0 || size > sharedCacheLimits.maxInvalidations
      if (isBehind) await writeReset()
    },
    async reset(position) {
      last = position
      isBehind = true
      await writeReset()
    },
    get isFailing() {
      return connection.isFailing
    },
    close: () => connection.close(),
  }
}

interface Codec<T> {
  readonly encode: (value: T) => { readonly head: string; readonly body: Buffer }
  readonly decode: (head: string, body: Buffer) => T
}

const dataCodec: Codec<unknown> = {
  encode: (value) => ({ head: '', body: Buffer.from(JSON.stringify(value)) }),
  decode: (_, body) => JSON.parse(body.toString()),
}

const pageCodec: Codec<SharedPage> = {
  encode: ({ status, contentType, etag, localeCookie, inlineSources, brotli }) => ({
    head: JSON.stringify({ status, contentType, etag, localeCookie, inlineSources }),
    body: brotli,
  }),
  decode: (head, brotli) => ({ ...(JSON.parse(head) as Omit<SharedPage, 'brotli'>), brotli }),
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

/** Increase when the stored format changes, so that two builds do not read each other's entries. */
const schemaVersion = 3
