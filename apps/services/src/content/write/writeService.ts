import { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { BusyError, createSemaphore } from '@kudex/node-server/concurrency'
import { bodyLimits, concurrency } from '../../limits.ts'
import type { Logger } from '@kudex/node-server/logging'
import { type EditorialKind, isEditorialKind } from '../editorial/publication.ts'
import { addHistoryRoutes } from '../history/historyRoutes.ts'
import type { Author } from '../history/recordHistory.ts'
import { checkStoredPage } from '../page-checks/checkStoredPage.ts'
import { addRenewalRoutes } from '../renewals/renewalRoutes.ts'
import { addMediaRoutes } from '../media/mediaRoutes.ts'
import { listRecords, type RecordQuery } from '../records/listRecords.ts'
import { addScheduleRoutes } from '../schedule/scheduleRoutes.ts'
import { addTranslationRoutes } from '../translations/translationRoutes.ts'
import type { FindContentUpload } from '../../uploads/contentUploads.ts'
import { contentKinds } from './kindSegments.ts'
import { listIds } from './describeContent.ts'
import { describeWithChange, performWrites, type Precondition, readContent } from './performWrites.ts'
import { describeEditorial, listEditorialIds, performEditorialWrite } from './performEditorialWrite.ts'
import { readImport, readProtection, readPut, type ReadWrites } from './readWrites.ts'
import { respond, readEditor, readJson, readVersion, refuse, unstorable } from './writeResponses.ts'
import { WriteRefusal } from './writeRefusal.ts'
import { type EditorialWrite, removableKinds, type ContentKind, type Write } from './writes.types.ts'

interface WriteOptions {
  readonly queries: Queries
  readonly findUpload: FindContentUpload
  readonly isAllowed: (authorization: string | null) => boolean
  /** Runs after each write. */
  readonly onStored: () => void
  readonly log: Logger
}

export const writePath = '/content/write'

/**
 * The write interface for editors: JSON over HTTP, one URL per item, versions as entity tags. Each request is one
 * transaction. A refused request lists the problems and stores nothing (docs/guides/publish-content.md).
 */
export function createWriteApp({ queries, findUpload, isAllowed, onStored, log }: WriteOptions): Hono {
  // Writes exclude each other anyway; waiting here keeps connections free for readers.
  const limitWrites = createSemaphore(concurrency.writes)
  const app = new Hono()
  app.use(async (call, next) => {
    if (!isAllowed(call.req.raw.headers.get('authorization'))) {
      return respond(
        401,
        { error: 'Writing needs the bearer token of CONTENT_WRITE_TOKEN.' },
        { 'www-authenticate': 'Bearer' },
      )
    }
    if (/%00/.test(call.req.url)) return respond(400, { error: unstorable })
    return next()
  })

  const store = async (
    request: Request,
    read: ReadWrites,
    precondition: Precondition | null,
    author: Omit<Author, 'editor'> = {},
  ): Promise<Response> => {
    if (read.problems.length > 0) throw new WriteRefusal('problems', { problems: read.problems })
    const described = await limitWrites(() =>
      performWrites(queries, read.writes, precondition, {
        editor: readEditor(request.headers),
        ...author,
      }),
    )
    onStored()
    log.info(
      { method: request.method, path: new URL(request.url).pathname, writes: read.writes.length },
      'content written',
    )
    return described
      ? respond(200, described, { etag: `"${described.version}"` })
      : respond(200, { stored: read.writes.length })
  }

  const storeEditorial = async (
    request: Request,
    { writes: [write], problems }: ReadWrites<EditorialWrite>,
    author: Omit<Author, 'editor'> = {},
  ): Promise<Response> => {
    if (!write) throw new WriteRefusal('problems', { problems })
    const described = await limitWrites(() =>
      performEditorialWrite(queries, write, {
        version: readVersion(request.headers),
        author: { editor: readEditor(request.headers), ...author },
      }),
    )
    onStored()
    log.info({ method: request.method, path: new URL(request.url).pathname, writes: 1 }, 'content written')
    return write.value === null
      ? respond(200, { stored: 1 })
      : respond(200, described, { etag: `"${described.version}"` })
  }

  addRenewalRoutes(app, { queries, path: writePath, limitWrites, onStored, log })
  const media = addMediaRoutes(app, { queries, path: writePath, findUpload, limitWrites, onStored, log })
  addTranslationRoutes(app, { queries, path: `${writePath}/translations`, limitWrites, onStored, log })
  addHistoryRoutes(app, {
    queries,
    path: writePath,
    // Validated again: what the version refers to may be gone.
    restore: (request, { kind, id }, value, author) => {
      if (kind === 'pictures' || kind === 'files') return media.restore(request, { kind, id }, value, author)
      if (isEditorialKind(kind)) return storeEditorial(request, readPut(kind, id, value), author)
      const precondition = { kind, id, version: readVersion(request.headers), mustExist: false }
      return store(request, readPut(kind, id, value), precondition, author)
    },
  })
  app.get(`${writePath}/:kind{${editorialPath}}`, async (call) => {
    const kind = call.req.param('kind') as EditorialKind
    const query = readRecordQuery(call.req.query())
    return respond(
      200,
      query ? await listRecords(queries, kind, query) : { ids: await listEditorialIds(queries, kind) },
    )
  })
  app.get(`${writePath}/:kind{${editorialPath}}/:id`, async (call) => {
    const described = await describeEditorial(queries, call.req.param('kind') as EditorialKind, call.req.param('id'))
    return described
      ? respond(200, described, { etag: `"${described.version}"` })
      : respond(404, { error: 'There is nothing at this address.' })
  })
  app.put(`${writePath}/:kind{${editorialPath}}/:id`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const { kind, id } = call.req.param()
    return storeEditorial(call.req.raw, readPut(kind as EditorialKind, id, body.value))
  })
  app.delete(`${writePath}/:kind{${editorialPath}}/:id`, async (call) => {
    const { kind, id } = call.req.param()
    return storeEditorial(call.req.raw, {
      writes: [{ kind: kind as EditorialKind, id, value: null }],
      problems: [],
    })
  })
  app.get(`${writePath}/:kind`, async (call) => {
    const kind = contentKinds.get(call.req.param('kind'))
    if (!kind) return respond(404, { error: 'There is nothing at this address.' })
    const query = readRecordQuery(call.req.query())
    return respond(
      200,
      query ? await listRecords(queries, kind, query) : { ids: listIds(await readContent(queries, []), kind) },
    )
  })
  app.get(`${writePath}/:kind/:id`, async (call) => {
    const { kind: name, id } = call.req.param()
    const kind = contentKinds.get(name)
    const content = kind && (await readContent(queries, kind === 'pages' ? [id] : []))
    const described = content && (await describeWithChange(queries, content, kind, id))
    return described
      ? respond(200, described, { etag: `"${described.version}"` })
      : respond(404, { error: 'There is nothing at this address.' })
  })
  app.put(`${writePath}/:kind/:id`, async (call) => {
    const { kind: name, id } = call.req.param()
    const kind = contentKinds.get(name)
    if (!kind) return respond(404, { error: 'There is nothing at this address.' })
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    const precondition = { kind, id, version: readVersion(call.req.raw.headers), mustExist: false }
    return store(call.req.raw, readPut(kind, id, body.value), precondition)
  })
  app.delete(`${writePath}/:kind/:id`, async (call) => {
    const { kind: name, id } = call.req.param()
    const kind = contentKinds.get(name)
    if (!kind) return respond(404, { error: 'There is nothing at this address.' })
    if (!isRemovable(kind))
      return respond(405, { error: 'Content of this kind cannot be deleted.' }, { allow: 'GET, PUT' })
    const precondition = { kind, id, version: readVersion(call.req.raw.headers), mustExist: true }
    return store(call.req.raw, { writes: [{ kind, id, value: null }], problems: [] }, precondition)
  })
  app.get(`${writePath}/pages/:id/checks`, async (call) => {
    const check = await checkStoredPage(queries, call.req.param('id'))
    return check ? respond(200, check) : respond(404, { error: 'There is no page with this id.' })
  })
  app.put(`${writePath}/pages/:id/protection`, async (call) => {
    const id = call.req.param('id')
    const body = await readJson(call.req.raw, bodyLimits.write)
    if (body instanceof Response) return body
    return store(call.req.raw, await readProtection(id, body.value), toPagePrecondition(id, call.req.raw.headers))
  })
  app.delete(`${writePath}/pages/:id/draft`, async (call) => {
    const id = call.req.param('id')
    const write: Write = { kind: 'deleteDraft', id }
    return store(call.req.raw, { writes: [write], problems: [] }, toPagePrecondition(id, call.req.raw.headers))
  })
  addScheduleRoutes(app, { queries, path: `${writePath}/pages`, limitWrites, onStored, log })
  app.post(`${writePath}/pages/:id/:action{publish|unpublish}`, async (call) => {
    const { id, action } = call.req.param()
    const write: Write = { kind: action === 'publish' ? 'publish' : 'unpublish', id }
    return store(call.req.raw, { writes: [write], problems: [] }, toPagePrecondition(id, call.req.raw.headers))
  })
  app.post(`${writePath}/import`, async (call) => {
    const body = await readJson(call.req.raw, bodyLimits.import)
    return body instanceof Response
      ? body
      : store(call.req.raw, await readImport(body.value), null, { action: 'imported' })
  })
  app.notFound(() => respond(404, { error: 'There is nothing at this address for this method.' }))
  app.onError((error) => {
    if (error instanceof WriteRefusal) return refuse(error)
    if (error instanceof BusyError) {
      return respond(503, { error: 'Too many writes are waiting. Nothing was stored.' }, { 'retry-after': '1' })
    }
    log.error({ err: error }, 'a write failed')
    return respond(500, { error: 'Something went wrong in the service. Nothing was stored.' })
  })
  return app
}

/** Path segments of editorial kinds. */
const editorialPath = '(?:stories|media-releases|news-items)'

/** Null without `search`: then the list has ids only. */
function readRecordQuery(query: Readonly<Record<string, string>>): RecordQuery | null {
  const { search, language = 'en', offset = '0' } = query
  if (search === undefined) return null
  return { search: search.slice(0, 100), language, offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0 }
}

function isRemovable(kind: ContentKind): kind is (typeof removableKinds)[number] {
  return (removableKinds as readonly ContentKind[]).includes(kind)
}

function toPagePrecondition(id: string, headers: Headers): Precondition {
  return { kind: 'pages', id, version: readVersion(headers), mustExist: true }
}
