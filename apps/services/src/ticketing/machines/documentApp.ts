import { Hono } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import { toContentDisposition } from '../../files/contentDisposition.ts'
import { mayReadMachines, type Viewer } from '../access.ts'
import { refuse } from '../attachments/attachmentApp.ts'
import { findDocument } from './machineDocuments.ts'

export interface DocumentAppOptions {
  readonly queries: Queries
  /** Null without valid tokens, undefined if the identity provider does not answer. */
  readonly resolveViewer: (headers: Headers) => Promise<Viewer | null | undefined>
  readonly onError: (error: unknown) => void
}

/** Serves `/ticketing/machines/{serial number}/documents/{id}` with the tokens and the rights of the machine. */
export function createDocumentApp({ queries, resolveViewer, onError }: DocumentAppOptions): Hono {
  const app = new Hono()

  app.get('/ticketing/machines/:serialNumber/documents/:id', async (c) => {
    const viewer = await resolveViewer(c.req.raw.headers)
    if (viewer === undefined) return refuse(c, 503, 'The identity provider does not answer.')
    if (viewer === null) return refuse(c, 401, 'Sign in first.')
    const document = mayReadMachines(viewer) ? await findDocument(queries, viewer, c.req.param()) : null
    if (!document) return refuse(c, 404, 'The document does not exist.')
    return c.body(new Uint8Array(document.bytes), 200, {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': toContentDisposition('inline', `${document.title}.pdf`),
      'Content-Language': document.language,
      'Content-Type': document.mediaType,
    })
  })

  app.all('*', (c) => refuse(c, 404, 'There is no such address.'))
  app.onError((error, c) => {
    onError(error)
    return refuse(c, 503, 'The document cannot be read at the moment.')
  })
  return app
}
