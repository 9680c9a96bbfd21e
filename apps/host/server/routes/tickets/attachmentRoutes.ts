import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { fileTimeout } from '../../limits.ts'
import type { Sessions } from '../../session/createSessions.ts'
import { pickHeaders, streamFile } from '../files/streamFile.ts'
import { respondJson, respondJsonUnavailable, respondPlainPage } from '../respond.ts'

export interface AttachmentOptions {
  /** Endpoint of the ticketing service; attachments are beside it. */
  readonly url: string
  readonly sessions: Pick<Sessions, 'readTokens'>
  readonly onError: (error: unknown) => void
}

/**
 * Streams attachments at `/api/tickets/{id}/attachments/{id}` in the name of the session's user (TICKET-16). The
 * ticketing service decides by the rights of the ticket; unknown and foreign ones are not found (TICKET-19).
 */
export function createAttachmentRoutes({ url, sessions, onError }: AttachmentOptions): Hono<HostEnv> {
  const base = url.replace(/\/graphql$/, '/tickets')
  return new Hono<HostEnv>().get('/:ticketId/attachments/:id', async (c) => {
    const { ticketId, id } = c.req.param()
    const { incoming, outgoing } = c.env
    if (!isId.test(ticketId) || !isId.test(id)) return respondPlainPage(404)
    const tokens = await sessions.readTokens(incoming.headers.cookie)
    if (!tokens) return respondJson(401, { error: 'Sign in first' })
    const aborted = new AbortController()
    const abort = () => aborted.abort()
    outgoing.once('close', abort)
    const timer = setTimeout(abort, fileTimeout)
    try {
      const file = await fetch(`${base}/${ticketId}/attachments/${id}`, {
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          'x-identity-token': tokens.idToken,
          ...pickHeaders((name) => incoming.headers[name], ['range']),
        },
        redirect: 'error',
        signal: aborted.signal,
      })
      clearTimeout(timer)
      if (passedStatuses.has(file.status)) return await streamFile(file, c)
      await file.body?.cancel()
      if (file.status === 401) return respondJson(401, { error: 'Sign in first' })
      if (file.status === 404) return respondPlainPage(404)
      throw new Error(`The ticketing service responded ${file.status}`)
    } catch (error) {
      // The client is gone, or the file broke off: a destroyed connection shows that it is not complete.
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
      onError(error)
      return respondJsonUnavailable('The attachment cannot be fetched at the moment')
    } finally {
      clearTimeout(timer)
      outgoing.off('close', abort)
    }
  })
}

const isId = /^[0-9a-f-]{36}$/
const passedStatuses: ReadonlySet<number> = new Set([200, 206, 416])
