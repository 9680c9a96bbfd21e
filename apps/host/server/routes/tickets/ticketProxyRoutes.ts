import { createTicketingOperationCheck } from '@kudex/api/ticketing'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { limitBody } from '../../middleware/limitBody.ts'
import { maxTicketBody, ticketProxyTimeout } from '../../limits.ts'
import type { Sessions } from '../../session/createSessions.ts'
import { pickHeaders } from '../files/streamFile.ts'
import { respondJson } from '../respond.ts'

export interface TicketProxyOptions {
  /** Endpoint of the ticketing service (TICKET-17). */
  readonly url: string
  readonly sessions: Pick<Sessions, 'authorize'>
  readonly onError: (error: unknown) => void
}

/** Path of the ticketing service on this host. */
export const ticketsPath = '/api/tickets'

/**
 * Same-origin proxy for the ticketing service at `/api/tickets` (TICKET-17…19). Takes the operations of the portal only,
 * with the session cookie, the access token and the identity token of the same user. The service checks the tokens again
 * and decides what the user may see.
 */
export function createTicketProxyRoutes({ url, sessions, onError }: TicketProxyOptions): Hono<HostEnv> {
  const isKnownOperation = createTicketingOperationCheck()
  const limit = limitBody(maxTicketBody, () =>
    refuse(413, 'BAD_REQUEST', `The request is larger than ${maxTicketBody} bytes.`),
  )
  const routes = new Hono<HostEnv>()

  routes.post('/', limit, async (c) => {
    const { headers } = c.req.raw
    const tokens = readTokens(headers)
    const access = tokens ? await sessions.authorize(headers.get('cookie'), tokens) : 'refused'
    if (!tokens || access === 'refused') {
      return refuse(401, 'UNAUTHENTICATED', 'Sign in first.', { 'WWW-Authenticate': 'Bearer' })
    }
    if (access === 'unavailable') return refuseUnavailable('The sign-in service cannot be reached.')
    const { query, variables } = await readOperation(c.req.raw)
    if (!isKnownOperation(query)) return refuse(400, 'BAD_REQUEST', 'The operation is not known.')
    try {
      const upstream = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${tokens.accessToken}`,
          'x-identity-token': tokens.idToken,
          'x-forwarded-for': c.get('clientAddress'),
          ...pickHeaders((name) => headers.get(name), ['accept-language']),
          ...readDebugLevel(headers),
        },
        body: JSON.stringify({ query, variables }),
        redirect: 'error',
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(ticketProxyTimeout)]),
      })
      if (upstream.status >= 500) onError(new Error(`The ticketing service responded ${upstream.status}`))
      // Fails for pages of other proxies on the way.
      return respondJson(upstream.status, await upstream.json())
    } catch (error) {
      if (!c.req.raw.signal.aborted) onError(error)
      return refuseUnavailable('The ticketing service cannot be reached.')
    }
  })
  routes.all('/', () => refuse(405, 'BAD_REQUEST', 'The address takes POST.', { Allow: 'POST' }))
  return routes
}

/** Both tokens of a request; null if one is missing or is no token. */
function readTokens(headers: Headers): { readonly accessToken: string; readonly idToken: string } | null {
  const accessToken = /^Bearer ([\x21-\x7e]+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const idToken = /^[\x21-\x7e]+$/.exec(headers.get('x-identity-token') ?? '')?.[0]
  return accessToken !== undefined && idToken !== undefined ? { accessToken, idToken } : null
}

/** The level at which the service logs the request (TICKET-18). */
function readDebugLevel(headers: Headers): Record<string, string> {
  const level = headers.get('x-debug-level')
  return level !== null && /^(?:error|warn|info|debug)$/.test(level) ? { 'x-debug-level': level } : {}
}

/** Empty for bodies that are not a JSON object. */
async function readOperation(request: Request): Promise<{ readonly query?: unknown; readonly variables?: unknown }> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return {}
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null ? body : {}
}

/** An error in the form of a GraphQL response, as from the service. */
function refuse(
  status: number,
  code: 'UNAUTHENTICATED' | 'BAD_REQUEST' | 'UNAVAILABLE',
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return respondJson(status, { errors: [{ message, extensions: { code } }] }, headers)
}

function refuseUnavailable(message: string): Response {
  return refuse(503, 'UNAVAILABLE', message, { 'Retry-After': '5' })
}
