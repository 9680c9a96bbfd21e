import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isImageFormat, isImagePresetName, type ImageFormat, type ImagePresetName } from '@kudex/domain/images'
import { LRUCache } from 'lru-cache'
import { toJsonAnswer, type Answer } from '../../answer.ts'

/** Pictures of the image service, fetched once and kept in memory and on disk. */
export interface ImageCache {
  /** Answers a path below `/images`; the picture, 404, or 503 while the service is down. */
  answer(path: string, ifNoneMatch: string | undefined): Promise<Answer>
}

export interface ImageCacheOptions {
  /** Address of the image service. */
  readonly url: string
  readonly folder: string
  readonly fetch?: typeof fetch
  readonly onError?: (error: unknown) => void
  readonly timeoutMilliseconds?: number
  readonly maxBytes?: number
}

/** Creates the cache; a picture's id carries the hash of its bytes, so what is kept stays true. */
export function createImageCache(options: ImageCacheOptions): ImageCache {
  const { url, folder, fetch = globalThis.fetch, onError = () => {}, timeoutMilliseconds = 15_000 } = options
  const memory = new LRUCache<string, KeptImage>({
    maxSize: options.maxBytes ?? 64 * 1024 * 1024,
    maxEntrySize: 8 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const fetching = new Map<string, Promise<KeptImage | null>>()

  async function find(name: ImageName): Promise<KeptImage | null> {
    const key = toKey(name)
    const kept = memory.get(key)
    if (kept) return kept
    const running = fetching.get(key) ?? obtain(name, key).finally(() => fetching.delete(key))
    fetching.set(key, running)
    return running
  }

  async function obtain(name: ImageName, key: string): Promise<KeptImage | null> {
    const file = join(folder, key)
    const stored = name.isImmutable ? await readStored(file) : null
    const body = stored ?? (await fetchImage(key))
    if (!body) return null
    const image = toKept(body)
    memory.set(key, image, { ttl: name.isImmutable ? 0 : changeableTime })
    if (!stored && name.isImmutable) await store(file, body).catch(onError)
    return image
  }

  async function fetchImage(key: string): Promise<Buffer | null> {
    const response = await fetch(`${url}/${key}`, {
      signal: AbortSignal.timeout(timeoutMilliseconds),
      redirect: 'error',
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The image service answered ${response.status}`)
    if (!response.headers.get('content-type')?.startsWith('image/'))
      throw new Error('The image service sent no picture')
    return Buffer.from(await response.arrayBuffer())
  }

  return {
    async answer(path, ifNoneMatch) {
      const name = parseImagePath(path)
      if (!name) return refuse(path)
      try {
        const image = await find(name)
        return image ? toAnswer(image, name, ifNoneMatch) : notFound
      } catch (error) {
        onError(error)
        return toJsonAnswer(503, { error: 'The picture cannot be fetched at the moment' }, { 'Retry-After': '10' })
      }
    },
  }
}

interface ImageName {
  readonly preset: ImagePresetName
  readonly id: string
  readonly format: ImageFormat
  /** The id ends with a hash of the picture's bytes. */
  readonly isImmutable: boolean
}

interface KeptImage {
  readonly body: Buffer
  readonly etag: string
}

/** Milliseconds that a picture without a hash in its id is kept. */
const changeableTime = 60 * 60 * 1000

const notFound = toJsonAnswer(404, { error: 'There is no such picture' })

/** A preset or format that does not exist is a mistake of who asks, said as the image service says it (IMG-01…08). */
function refuse(path: string): Answer {
  const [, preset, format] = /^\/images\/([^/]+)\/[^/]+\.([^./]+)$/.exec(path) ?? []
  if (preset === undefined || format === undefined) return notFound
  if (!isImagePresetName(preset)) return toJsonAnswer(400, { error: 'There is no such preset' })
  return isImageFormat(format) ? notFound : toJsonAnswer(400, { error: 'There is no such format' })
}

/** Reads `/images/{preset}/{id}.{format}`; null for anything else, so that no other path is ever asked for. */
export function parseImagePath(path: string): ImageName | null {
  const match = /^\/images\/([a-z0-9-]+)\/([A-Za-z0-9_-]{1,150})\.([a-z]+)$/.exec(path)
  if (!match) return null
  const [, preset = '', id = '', format = ''] = match
  if (!isImagePresetName(preset) || !isImageFormat(format)) return null
  return { preset, id, format, isImmutable: /-[0-9a-f]{8}$/.test(id) }
}

function toKey({ preset, id, format }: ImageName): string {
  return `${preset}/${id}.${format}`
}

function toKept(body: Buffer): KeptImage {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

function toAnswer({ body, etag }: KeptImage, { format, isImmutable }: ImageName, ifNoneMatch?: string): Answer {
  const headers = {
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ETag: etag,
  }
  if (ifNoneMatch === etag) return { status: 304, headers }
  return { status: 200, headers: { ...headers, 'Content-Type': `image/${format}` }, body }
}

async function readStored(file: string): Promise<Buffer | null> {
  try {
    const body = await readFile(file)
    return body.length > 0 ? body : null
  } catch {
    return null
  }
}

async function store(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, body)
  await rename(draft, file)
}
