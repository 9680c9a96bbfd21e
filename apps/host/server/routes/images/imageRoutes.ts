import { isImageFormat, isImagePresetName, readPictureName } from '@kudex/domain/images'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { toResponse } from '../../plainResponse.ts'
import { respondJson, respondJsonUnavailable } from '../respond.ts'
import { createImageCache, type CachedImage, type ImageCacheOptions, type ImageName } from './imageCache.ts'

/** Images of the image service at `/images/{preset}/{id}.{format}`, cached by the host (IMG-01…08). */
export function createImageRoutes({ onError = () => {}, ...options }: ImageCacheOptions): Hono<HostEnv> {
  const getOrFetch = createImageCache({ ...options, onError })
  const routes = new Hono<HostEnv>()
  routes.get('*', async (c) => {
    const name = parseImagePath(c.req.path)
    if (!name) return refuse(c.req.path)
    try {
      const image = await getOrFetch(name)
      return image ? respondImage(image, name, c.req.header('if-none-match')) : respondNotFound()
    } catch (error) {
      onError(error)
      return respondJsonUnavailable('The picture cannot be fetched at the moment')
    }
  })
  return routes
}

/** Null for every other path, so that only valid names reach the service. */
function parseImagePath(path: string): ImageName | null {
  const match = /^\/images\/([a-z0-9-]+)\/([A-Za-z0-9_-]{1,150})\.([a-z]+)$/.exec(path)
  if (!match) return null
  const [, preset = '', id = '', format = ''] = match
  if (!isImagePresetName(preset) || !isImageFormat(format)) return null
  return { preset, id, format, isImmutable: readPictureName(id) !== null }
}

/** Unknown presets and formats are client errors, with the texts of the image service (IMG-01…08). */
function refuse(path: string): Response {
  const [, preset, format] = /^\/images\/([^/]+)\/[^/]+\.([^./]+)$/.exec(path) ?? []
  if (preset === undefined || format === undefined) return respondNotFound()
  if (!isImagePresetName(preset)) return respondJson(400, { error: 'There is no such preset' })
  return isImageFormat(format) ? respondNotFound() : respondJson(400, { error: 'There is no such format' })
}

function respondNotFound(): Response {
  return respondJson(404, { error: 'There is no such picture' })
}

function respondImage({ body, etag }: CachedImage, { format, isImmutable }: ImageName, ifNoneMatch?: string): Response {
  const headers = {
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ETag: etag,
  }
  if (ifNoneMatch === etag) return toResponse({ status: 304, headers })
  return toResponse({ status: 200, headers: { ...headers, 'Content-Type': `image/${format}` }, body })
}
