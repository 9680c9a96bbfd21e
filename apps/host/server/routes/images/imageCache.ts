import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ImageFormat, ImagePresetName } from '@kudex/domain/images'
import { LRUCache } from 'lru-cache'
import { imageTimeout, maxCachedImageSize, maxImageCacheSize, mutableImageLifetime } from '../../limits.ts'

export interface ImageName {
  readonly preset: ImagePresetName
  readonly id: string
  readonly format: ImageFormat
  /** The id contains a hash of the image's bytes. */
  readonly isImmutable: boolean
}

export interface CachedImage {
  readonly body: Buffer
  readonly etag: string
}

export interface ImageCacheOptions {
  /** Address of the image service. */
  readonly url: string
  readonly folder: string
  readonly fetch?: typeof fetch
  readonly onError?: (error: unknown) => void
}

/**
 * Creates a cache of the image service, in memory and on disk. It returns null for an image that the service does not
 * have and rejects while the service is down. Images with a hash in their id never expire.
 */
export function createImageCache(options: ImageCacheOptions): (name: ImageName) => Promise<CachedImage | null> {
  const { url, folder, fetch = globalThis.fetch, onError = () => {} } = options
  const memory = new LRUCache<string, CachedImage>({
    maxSize: maxImageCacheSize,
    maxEntrySize: maxCachedImageSize,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const fetching = new Map<string, Promise<CachedImage | null>>()

  async function load(name: ImageName, key: string): Promise<CachedImage | null> {
    const file = join(folder, key)
    const stored = name.isImmutable ? await readStored(file) : null
    const body = stored ?? (await fetchImage(key))
    if (!body) return null
    const image = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    memory.set(key, image, { ttl: name.isImmutable ? 0 : mutableImageLifetime })
    if (!stored && name.isImmutable) await store(file, body).catch(onError)
    return image
  }

  async function fetchImage(key: string): Promise<Buffer | null> {
    const response = await fetch(`${url}/${key}`, {
      signal: AbortSignal.timeout(imageTimeout),
      redirect: 'error',
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The image service responded with ${response.status}`)
    if (!response.headers.get('content-type')?.startsWith('image/'))
      throw new Error('The image service sent something that is not an image')
    return Buffer.from(await response.arrayBuffer())
  }

  return async (name) => {
    const key = `${name.preset}/${name.id}.${name.format}`
    const cached = memory.get(key)
    if (cached) return cached
    const running = fetching.get(key) ?? load(name, key).finally(() => fetching.delete(key))
    fetching.set(key, running)
    return running
  }
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
