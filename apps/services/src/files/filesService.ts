import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Queries } from '../database/database.types.ts'
import { createTokenCheck } from '@kudex/node-server/passwords'
import { addRefusals, matchesTag, refuse } from '../http/byteResponses.ts'
import type { CreateService, ServiceContext } from '../service.types.ts'
import { toContentDisposition } from './contentDisposition.ts'
import type { FileSource } from './fileSource.types.ts'
import { findFile, type StoredFile, streamFile } from './fileStore.ts'
import { type ByteRange, readRange } from './readRange.ts'

/** File service: serves stored documents and videos and generated documents, with range requests (ROUTE-42…45). */
export function createFilesService(createSource: (context: ServiceContext) => FileSource): CreateService {
  return (context) => {
    const { settings, database, log } = context
    const app = createFilesApp({
      queries: database.queries,
      reportError: (error) => log.error({ err: error }, 'serving a file failed'),
      hostToken: settings.contentDraftToken,
      source: createSource(context),
    })
    return { name: 'files', routes: [{ prefix: '/files', app }] }
  }
}

interface FilesOptions {
  readonly queries: Queries
  readonly reportError: (error: Error) => void
  readonly hostToken: string
  /** Makes public files that are not stored. */
  readonly source: FileSource
}

/**
 * Serves `/files/{slug}`; `l` selects a language, `dl=true` downloads. Files of protected pages require the host's token:
 * the response is 403 with the page id, and the file if the request repeats that id after an access check (PAGE-17).
 */
export function createFilesApp({ queries, reportError, hostToken, source }: FilesOptions): Hono {
  const app = new Hono()
  const isHostToken = createTokenCheck(hostToken)

  // Hono handles HEAD with the GET route and drops the body.
  app.get('/files/:slug', async (context) => {
    const slug = context.req.param('slug')
    if (!/^[a-z0-9][a-z0-9-]{0,119}$/.test(slug)) return refuse(context, 404, 'unknown file')
    const language = context.req.query('l')?.slice(0, 2).toLowerCase() ?? 'en'
    const preferred = [language, 'en']
    const isFromHost = isHostToken(context.req.header('authorization') ?? null)
    const file: ServedFile | null =
      (await findFile(queries, slug, { isPublic: true, preferred })) ??
      (isFromHost ? await findFile(queries, slug, { isPublic: false, preferred }) : null) ??
      (await generateFile(source, slug, language))
    if (!file) return refuse(context, 404, 'unknown file')
    if (!file.isPublic && (file.pageId === null || context.req.header(pageHeader) !== file.pageId)) {
      if (file.pageId !== null) context.header(pageHeader, file.pageId)
      return refuse(context, 403, 'the file of a protected page')
    }
    const etag = `"${file.hash.slice(0, 32)}"`
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': file.isPublic ? 'public, max-age=300' : 'private, no-store',
      'Content-Disposition': toContentDisposition(
        context.req.query('dl') === 'true' ? 'attachment' : 'inline',
        file.filename,
      ),
      'Content-Language': file.language,
      ETag: etag,
      'Last-Modified': file.changedAt.toUTCString(),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    if (isUnchanged(context, file, etag)) return context.body(null, 304, headers)
    const range = resolveRange(context, file, etag)
    if (range.kind === 'outside')
      return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.size}` })
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 }
    const isEmpty = file.size === 0 || context.req.method === 'HEAD'
    const body = isEmpty
      ? null
      : file.bytes
        ? new Uint8Array(file.bytes.subarray(start, end + 1))
        : streamFile(queries, file, { start, end })
    return new Response(body, {
      status: range.kind === 'part' ? 206 : 200,
      headers: {
        ...headers,
        'Content-Type': file.contentType,
        'Content-Length': String(end - start + 1),
        ...(range.kind === 'part' ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : {}),
      },
    })
  })

  addRefusals(app, '/files', { unknown: 'unknown file', reportError })
  return app
}

/** A stored file, or a generated one with its bytes. */
type ServedFile = StoredFile & { readonly bytes?: Uint8Array }

async function generateFile(source: FileSource, slug: string, language: string): Promise<ServedFile | null> {
  const file = await source(slug, language)
  if (!file) return null
  const hash = createHash('sha256').update(file.bytes).digest('hex')
  return { ...file, slug, size: file.bytes.byteLength, hash, isPublic: true, pageId: null }
}

/** Header with the page id of a protected file, in the 403 response and in the host's repeated request. */
const pageHeader = 'kudex-page'

function isUnchanged({ req }: Context, { changedAt }: StoredFile, etag: string): boolean {
  const tags = req.header('if-none-match')
  if (tags !== undefined) return matchesTag(tags, etag)
  return isNotNewer(changedAt, req.header('if-modified-since'))
}

/** Honors `If-Range`: a client with an outdated part gets the whole file. */
function resolveRange({ req }: Context, { size, changedAt }: StoredFile, etag: string): ByteRange {
  const condition = req.header('if-range')
  const isSame = condition === undefined || condition === etag || isNotNewer(changedAt, condition)
  return isSame ? readRange(req.header('range'), size) : { kind: 'whole' }
}

/** HTTP dates have a resolution of one second. */
function isNotNewer(changedAt: Date, date: string | undefined): boolean {
  const time = Date.parse(date ?? '')
  return !Number.isNaN(time) && Math.floor(changedAt.getTime() / 1000) * 1000 <= time
}
