import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { toContentDisposition } from '../../files/contentDisposition.ts'
import { mayReadTickets, type Viewer } from '../access.ts'
import { isVisible } from '../readTickets.ts'
import { attachments, tickets } from '../tables.ts'

export interface AttachmentAppOptions {
  readonly queries: Queries
  /** Null without valid tokens, undefined if the identity provider does not answer. */
  readonly resolveViewer: (headers: Headers) => Promise<Viewer | null | undefined>
  readonly uploadsUrl: string
  readonly onError: (error: unknown) => void
}

/**
 * Serves `/ticketing/tickets/{id}/attachments/{id}` with the tokens and the rights of the ticket (TICKET-16, TICKET-19).
 * The bytes come from the upload service; ranges work.
 */
export function createAttachmentApp({ queries, resolveViewer, uploadsUrl, onError }: AttachmentAppOptions): Hono {
  const app = new Hono()

  app.get('/ticketing/tickets/:ticketId/attachments/:id', async (c) => {
    const viewer = await resolveViewer(c.req.raw.headers)
    if (viewer === undefined) return refuse(c, 503, 'The identity provider does not answer.')
    if (viewer === null) return refuse(c, 401, 'Sign in first.')
    const attachment = await findAttachment(queries, viewer, c.req.param())
    if (!attachment || !mayReadTickets(viewer, attachment.organizationId)) {
      return refuse(c, 404, 'The attachment does not exist.')
    }
    const range = c.req.header('range')
    const upload = await fetch(`${uploadsUrl}/${attachment.uploadId}`, {
      headers: { 'tus-resumable': '1.0.0', ...(range !== undefined && { range }) },
      signal: c.req.raw.signal,
    })
    if (!passedStatuses.has(upload.status)) {
      await upload.body?.cancel()
      if (upload.status === 404) return refuse(c, 404, 'The attachment does not exist.')
      throw new Error(`The upload service responded ${upload.status}`)
    }
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
    .select({ uploadId: attachments.uploadId, name: attachments.name, organizationId: tickets.organizationId })
    .from(attachments)
    .innerJoin(tickets, eq(tickets.id, attachments.ticketId))
    .where(and(isVisible(viewer, ticketId), eq(attachments.id, id)))
  return row ?? null
}

const passedStatuses: ReadonlySet<number> = new Set([200, 206, 416])

/** Responds with an error that is not kept. */
export function refuse(c: Context, status: 401 | 404 | 503, error: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ error }, status)
}
