import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { defaultImageId, imageFormats, imagePresets, isImageFormat, isImagePresetName } from '@kudex/domain/images'
import { BusyError } from '@kudex/node-server/concurrency'
import type { CreateService } from '../service.types.ts'
import { createRenditions, isImageId, type Renditions, version } from './renditions.ts'

/** The image service: pictures in named presets, each rendered once and cached on disk (IMG-01…08). */
export const createImagesService: CreateService = ({ settings, database, log }) => {
  const renditions = createRenditions({
    queries: database.queries,
    folder: join(settings.dataDirectory, 'images'),
  })
  return {
    name: 'images',
    routes: [
      {
        prefix: '/images',
        app: createImagesApp(renditions, (error) => log.error({ err: error }, 'rendering a picture failed')),
      },
    ],
  }
}

/** Creates the app for `/images/{preset}/{id}.{format}`. */
export function createImagesApp(renditions: Renditions, reportError: (error: Error) => void): Hono {
  const app = new Hono()

  app.get('/images/:preset/:file', async (context) => {
    const { preset: presetName, file } = context.req.param()
    const [, id = '', format = ''] = /^(.*)\.([^.]*)$/.exec(file) ?? []
    if (!isImagePresetName(presetName))
      return refuse(context, 400, 'unknown preset', { presets: Object.keys(imagePresets) })
    if (!isImageFormat(format)) return refuse(context, 400, 'unknown format', { formats: imageFormats })
    if (!isImageId(id)) return refuse(context, 400, 'malformed id')

    const bytes = await renditions.find({ id, preset: imagePresets[presetName], format })
    if (bytes === null) return refuse(context, 404, 'unknown picture')
    // The id contains a hash of the original, so id, preset and version identify the bytes.
    const etag = `"${version}-${presetName}-${id}-${format}"`
    context.header('ETag', etag)
    context.header(
      'Cache-Control',
      id === defaultImageId ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
    )
    if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  app.all('/images/*', (context) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return refuse(context, 404, 'unknown address')
    context.header('Allow', 'GET, HEAD')
    return refuse(context, 405, 'method not allowed')
  })

  app.onError((error, context) => {
    if (error instanceof BusyError) {
      context.header('Retry-After', '2')
      return refuse(context, 503, 'busy')
    }
    reportError(error)
    return refuse(context, 500, 'something went wrong')
  })

  return app
}

function refuse(context: Context, status: 400 | 404 | 405 | 500 | 503, error: string, details: object = {}): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ error, ...details }, status)
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header?.split(/ *, */).some((candidate) => candidate === '*' || candidate.replace(/^W\//, '') === etag) ?? false
  )
}
