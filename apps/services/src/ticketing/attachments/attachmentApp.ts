import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { and, eq, getColumns } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { toStorableText } from '../../database/storableText.ts'
import { toContentDisposition } from '../../files/contentDisposition.ts'
import { thumbnailReadTimeout } from '../../limits.ts'
import { mayReadTickets, type Viewer } from '../access.ts'
import { isVisible } from '../readTickets.ts'
import { attachments, tickets } from '../tables.ts'
import type { Thumbnails } from './thumbnails.ts'

export interface AttachmentAppOptions {
  readonly queries: Queries
  /** Null without valid tokens, undefined if the identity provider does not answer. */
  readonly resolveViewer: (headers: Headers) => Promise<Viewer | null | undefined>
  readonly uploadsUrl: string
  readonly thumbnails: Thumbnails
  readonly onError: (error: unknown) => void
}

/**
 * Serves `/ticketing/tickets/{id}/attachments/{id}` with the tokens and the rights of the ticket (TICKET-16, TICKET-19).
 * The bytes come from the upload service; ranges work. Images also have a thumbnail, below `/thumbnail`.
 */
export function createAttachmentApp(options: AttachmentAppOptions): Hono {
  const { queries, resolveViewer, uploadsUrl, thumbnails, onError } = options
  const app = new Hono()

  app.get('/ticketing/tickets/:ticketId/attachments/:id', async (c) => {
    const attachment = await findVisible(c, c.req.param())
    if (attachment instanceof Response) return attachment
    const range = c.req.header('range')
    const upload = await fetchUpload(attachment, { signal: c.req.raw.signal, ...(range !== undefined && { range }) })
    if (upload === null) return refuse(c, 404, 'The attachment does not exist.')
    const headers = new Headers({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': toContentDisposition('inline', attachment.name),
    })
    for (const name of ['accept-ranges', 'content-length', 'content-range', 'content-type']) {
      const value = upload.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return new Response(upload.body, { status: upload.status, headers })
  })

  app.get('/ticketing/tickets/:ticketId/attachments/:id/thumbnail', async (c) => {
    const attachment = await findVisible(c, c.req.param())
    if (attachment instanceof Response) return attachment
    const bytes = attachment.mediaType.startsWith('image/')
      ? await thumbnails.find(attachment.id, async () => {
          const upload = await fetchUpload(attachment, { signal: AbortSignal.timeout(thumbnailReadTimeout) })
          return upload?.body ? Readable.fromWeb(upload.body as ReadableStream) : null
        })
      : null
    if (bytes === null) return refuse(c, 404, 'The attachment has no thumbnail.')
    const headers = { 'Cache-Control': 'private, no-store', 'Content-Type': 'image/webp' }
    return new Response(new Uint8Array(bytes), { headers })
  })

  /** The attachment, if the viewer may read it; else the refusal. */
  async function findVisible(c: Context, ids: { readonly ticketId: string; readonly id: string }) {
    const viewer = await resolveViewer(c.req.raw.headers)
    if (viewer === undefined) return refuse(c, 503, 'The identity provider does not answer.')
    if (viewer === null) return refuse(c, 401, 'Sign in first.')
    const attachment = await findAttachment(queries, viewer, ids)
    if (!attachment || !mayReadTickets(viewer, attachment.organizationId)) {
      return refuse(c, 404, 'The attachment does not exist.')
    }
    return attachment
  }

  /** Null if the upload service does not have it. */
  async function fetchUpload(
    { uploadId }: { readonly uploadId: string },
    { range, signal }: { readonly range?: string; readonly signal: AbortSignal },
  ): Promise<Response | null> {
    const upload = await fetch(`${uploadsUrl}/${uploadId}`, {
      headers: { 'tus-resumable': '1.0.0', ...(range !== undefined && { range }) },
      signal,
    })
    if (passedStatuses.has(upload.status)) return upload
    await upload.body?.cancel()
    if (upload.status === 404) return null
    throw new Error(`The upload service responded ${upload.status}`)
  }

  app.all('*', (c) => refuse(c, 404, 'There is no such address.'))
  app.onError((error, c) => {
    onError(error)
    return refuse(c, 503, 'The attachment cannot be read at the moment.')
  })
  return app
}

/** Null if it is unknown, or belongs to a ticket that the viewer may not see. */
async function findAttachment(
  queries: Queries,
  viewer: Viewer,
  { ticketId, id }: { readonly ticketId: string; readonly id: string },
) {
  const [row] = await queries
    .select({ ...getColumns(attachments), organizationId: tickets.organizationId })
    .from(attachments)
    .innerJoin(tickets, eq(tickets.id, attachments.ticketId))
    .where(and(isVisible(viewer, ticketId), eq(attachments.id, toStorableText(id))))
  return row ?? null
}

const passedStatuses: ReadonlySet<number> = new Set([200, 206, 416])

/** Responds with an error that is not kept. */
export function refuse(c: Context, status: 401 | 404 | 503, error: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ error }, status)
}
