import { readWritten } from '@kudex/domain/editing'
import type { Logger } from '@kudex/node-server/logging'
import type { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import type { FindContentUpload } from '../../uploads/contentUploads.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import type { Described } from '../write/describeContent.ts'
import { respond, readEditor, readJson, readVersion } from '../write/writeResponses.ts'
import type { RestoringAuthor } from '../history/historyRoutes.ts'
import { deleteFile, describeFile, replaceFile, restoreFile } from './files.ts'
import { findUses, type MediaKind, toListedUses } from './findUses.ts'
import { listMedia } from './listMedia.ts'
import type { MediaWriter } from './mediaWriter.ts'
import { deletePicture, describePicture, replacePicture, restorePicture, savePicture } from './pictures.ts'
import { requireUpload, storeMedia } from './storeMedia.ts'

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

/**
 * Adds the routes for pictures and files to the write interface: list, upload, uses, replacement, deletion, and the
 * description of a picture. Returns how a version of the history is restored.
 */
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
  app.get(`${path}/${mediaPath}`, async (call) => {
    const { kind, id } = readMedia(call.req.param())
    const described = await (kind === 'pictures' ? describePicture : describeFile)(queries, id)
    return described
      ? respond(200, described, { etag: `"${described.version}"` })
      : respond(404, { error: 'There is no such picture or file.' })
  })
  app.get(`${path}/${mediaPath}/uses`, async (call) => {
    const { kind, id } = readMedia(call.req.param())
    return respond(200, { uses: toListedUses(await findUses(queries, kind, id), call.req.query('language') ?? 'en') })
  })
  app.put(`${path}/${mediaPath}/bytes`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { value, problems } = readWritten('media', body.value, 'media')
    if (value === null) throw new WriteRefusal('problems', { problems })
    const { kind, id } = readMedia(call.req.param())
    // The upload stays until its time is over, so that a repeated request finds it.
    const upload = await requireUpload(queries, findUpload, value.uploadId)
    const writer = readWriter(call.req.raw.headers)
    const described = await limitWrites(() =>
      kind === 'pictures'
        ? replacePicture(queries, id, upload, writer)
        : replaceFile(queries, id, { upload, language: value.language }, writer),
    )
    return respondStored(described, { kind, id, action: 'replaced' })
  })
  app.delete(`${path}/${mediaPath}`, async (call) => {
    const { kind, id } = readMedia(call.req.param())
    const writer = readWriter(call.req.raw.headers)
    await limitWrites(() => (kind === 'pictures' ? deletePicture : deleteFile)(queries, id, writer))
    return respondStored(null, { kind, id, action: 'deleted' })
  })
  app.put(`${path}/pictures/:name`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const name = call.req.param('name')
    const { value, problems } = readWritten('pictures', body.value, `pictures.${name}`)
    if (value === null) throw new WriteRefusal('problems', { problems })
    const writer = readWriter(call.req.raw.headers)
    const described = await limitWrites(() => savePicture(queries, name, value, writer))
    return respondStored(described, { kind: 'pictures', id: name, action: 'described' })
  })

  return {
    restore: async (
      request: Request,
      { kind, id }: { readonly kind: MediaKind; readonly id: string },
      value: Readonly<Record<string, unknown>>,
      { restoredFrom }: RestoringAuthor,
    ): Promise<Response> => {
      const writer = { ...readWriter(request.headers), restoredFrom }
      const restore = kind === 'pictures' ? restorePicture : restoreFile
      const described = await limitWrites(() => restore(queries, id, value, writer))
      return respondStored(described, { kind, id, action: 'restored' })
    },
  }

  function respondStored(
    described: Described | null,
    change: { readonly kind: MediaKind; readonly id: string; readonly action: string },
  ): Response {
    onStored()
    log.info(change, 'a picture or file changed')
    return described ? respond(200, described, { etag: `"${described.version}"` }) : respond(200, { stored: 1 })
  }
}

const mediaPath = ':kind{pictures|files}/:id{[a-z0-9][a-z0-9-]*}'

function readMedia({ kind, id }: Readonly<Record<string, string>>) {
  return { kind: kind as MediaKind, id: id ?? '' }
}

function readWriter(headers: Headers): MediaWriter {
  return { version: readVersion(headers), editor: readEditor(headers) }
}
