import { readWritten } from '@kudex/domain/editing'
import type { Logger } from '@kudex/node-server/logging'
import type { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import type { FindContentUpload } from '../../uploads/contentUploads.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { respond, readEditor, readJson, readVersion } from '../write/writeResponses.ts'
import { listMedia } from './listMedia.ts'
import { describePicture, savePicture } from './pictures.ts'
import { storeMedia } from './storeMedia.ts'

interface RouteOptions {
  readonly queries: Queries
  /** Path of the write interface. */
  readonly path: string
  readonly findUpload: FindContentUpload
  readonly limitWrites: <Value>(task: () => Promise<Value>) => Promise<Value>
  /** Runs after each write. */
  readonly onStored: () => void
  readonly log: Logger
}

/** Adds the routes for pictures and files to the write interface: list, upload, and the description of a picture. */
export function addMediaRoutes(app: Hono, { queries, path, findUpload, limitWrites, onStored, log }: RouteOptions) {
  app.get(`${path}/media`, async (call) => {
    const { kind = 'pictures', search = '', offset = '0' } = call.req.query()
    if ((kind !== 'pictures' && kind !== 'files') || !/^\d{1,6}$/.test(offset)) {
      return respond(400, { error: 'The list takes kind=pictures or kind=files, search and offset.' })
    }
    return respond(200, await listMedia(queries, { kind, search, offset: Number(offset) }))
  })
  app.post(`${path}/media`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { value, problems } = readWritten('media', body.value, 'media')
    if (value === null) throw new WriteRefusal('problems', { problems })
    const item = await limitWrites(() => storeMedia(queries, findUpload, value))
    log.info(item, 'a file of an editor stored')
    return respond(200, item)
  })
  app.get(`${path}/pictures/:name`, async (call) => {
    const described = await describePicture(queries, call.req.param('name'))
    return described
      ? respond(200, described, { etag: `"${described.version}"` })
      : respond(404, { error: 'There is no picture of this name.' })
  })
  app.put(`${path}/pictures/:name`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const name = call.req.param('name')
    const { value, problems } = readWritten('pictures', body.value, `pictures.${name}`)
    if (value === null) throw new WriteRefusal('problems', { problems })
    const { headers } = call.req.raw
    const writer = { version: readVersion(headers), editor: readEditor(headers) }
    const described = await limitWrites(() => savePicture(queries, name, value, writer))
    onStored()
    log.info({ picture: name }, 'a picture described')
    return respond(200, described, { etag: `"${described.version}"` })
  })
}
