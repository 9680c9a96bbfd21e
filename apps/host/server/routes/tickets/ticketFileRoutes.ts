import { type Context, Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import type { Sessions } from '../../session/createSessions.ts'
import { proxyFile } from '../files/proxyFile.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { respondJson, respondPlainPage } from '../respond.ts'

export interface TicketFileOptions {
  /** Endpoint of the ticketing service; the files are beside it. */
  readonly url: string
  readonly sessions: Pick<Sessions, 'readTokens'>
  readonly onError: (error: unknown) => void
}

/**
 * Streams attachments of tickets (TICKET-16) and documents of machines below `/api` in the name of the session's user.
 * The ticketing service decides by the rights of the ticket or machine; unknown and foreign ones are not found
 * (TICKET-19).
 */
export function createTicketFileRoutes(options: TicketFileOptions): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/tickets/:ticketId/attachments/:id', (c) => {
      const { ticketId, id } = c.req.param()
      if (!isId.test(ticketId) || !isId.test(id)) return respondPlainPage(404)
      return passFile(c, options, `tickets/${ticketId}/attachments/${id}`)
    })
    .get('/tickets/:ticketId/attachments/:id/thumbnail', (c) => {
      const { ticketId, id } = c.req.param()
      if (!isId.test(ticketId) || !isId.test(id)) return respondPlainPage(404)
      return passFile(c, options, `tickets/${ticketId}/attachments/${id}/thumbnail`)
    })
    .get('/machines/:serialNumber/documents/:id', (c) => {
      const { serialNumber, id } = c.req.param()
      if (!isSerialNumber.test(serialNumber) || !isId.test(id)) return respondPlainPage(404)
      return passFile(c, options, `machines/${serialNumber}/documents/${id}`)
    })
}

const isId = /^[0-9a-f-]{36}$/
const isSerialNumber = /^[\w-]{1,100}$/

async function passFile(c: Context<HostEnv>, { url, sessions, onError }: TicketFileOptions, path: string) {
  const { incoming } = c.env
  const tokens = await sessions.readTokens(incoming.headers.cookie)
  if (!tokens) return respondSignIn()
  return proxyFile(c, {
    request: (signal) =>
      fetch(url.replace(/graphql$/, path), {
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          'x-identity-token': tokens.idToken,
          ...pickHeaders((name) => incoming.headers[name], ['range']),
        },
        redirect: 'error',
        signal,
      }),
    toRefusal: (status) => (status === 401 ? respondSignIn() : null),
    onError,
  })
}

const respondSignIn = () => respondJson(401, { error: 'Sign in first' })
