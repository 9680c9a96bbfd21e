import type { EditingClient } from '@kudex/api/content'
import { buildImageUrl, defaultImageId } from '@kudex/domain/images'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { onServiceError, respondJson, respondJsonUnavailable } from '../respond.ts'

/** Pictures and files for editors: `GET /media` lists them, `POST /media` stores an upload. */
export function createMediaRoutes({ editing }: { readonly editing: EditingClient }): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondJsonUnavailable('The content service is not available')))

  routes.get('/media', async (c) => {
    const { kind, search = '', offset = '0' } = c.req.query()
    if ((kind !== 'pictures' && kind !== 'files') || !/^\d{1,6}$/.test(offset)) {
      return respondJson(400, { error: 'The list takes kind=pictures or kind=files, search and offset' })
    }
    return respondJson(200, await editing.listMedia({ kind, search: search.slice(0, 100), offset: Number(offset) }))
  })
  routes.post('/media', async (c) => {
    const { uploadId } = (await c.req.json().catch(() => ({}))) as { readonly uploadId?: unknown }
    if (typeof uploadId !== 'string') return respondJson(400, { error: 'The request is JSON with uploadId' })
    const storing = await editing.storeMedia(uploadId)
    return storing.kind === 'stored' ? respondJson(200, storing.item) : respondJson(422, { problems: storing.problems })
  })
  /** A small version of a picture by its name, which is what forms store. */
  routes.get('/pictures/:name/image', async (c) => {
    const id = await editing.fetchImageId(c.req.param('name'))
    return c.redirect(buildImageUrl('/images', 'gallery', id ?? defaultImageId, 'webp'), 302)
  })
  return routes
}
