import { join } from 'node:path'
import { Hono } from 'hono'
import { defaultImageId, imageFormats, imagePresets, isImageFormat, isImagePresetName } from '@kudex/domain/images'
import { addRefusals, matchesTag, refuse } from '../http/byteResponses.ts'
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
    if (matchesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })

  addRefusals(app, '/images', { unknown: 'unknown address', reportError })
  return app
}
