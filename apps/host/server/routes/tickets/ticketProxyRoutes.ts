import { limitBody } from '@kudex/node-server/bodies'
import { createTicketingOperationCheck, ticketRevisionQuery } from '@kudex/api/ticketing'
import { toAddressKey } from '@kudex/domain/limits'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { type Context, Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { maxTicketBody, rateLimits, ticketProxyTimeout } from '../../limits.ts'
import type { Sessions } from '../../session/createSessions.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { respondJson } from '../respond.ts'

export interface TicketProxyOptions {
  /** Endpoint of the ticketing service (TICKET-17). */
  readonly url: string
  readonly sessions: Pick<Sessions, 'authorize' | 'forget'>
  readonly onError: (error: unknown) => void
}

/** Path of the ticketing service on this host. */
export const ticketsPath = '/api/tickets'

/**
 * Same-origin proxy for the ticketing service at `/api/tickets` (TICKET-17…19). Takes the operations of the portal
 * only, with the session cookie, the access token and the identity token of the same user. The service checks the
 * tokens again and decides what the user may see. `/events` reports whether a ticket has changed.
 */
export function createTicketProxyRoutes({ url, sessions, onError }: TicketProxyOptions): Hono<HostEnv> {
  const isKnownOperation = createTicketingOperationCheck()
  const limiter = createRateLimiter({ ...rateLimits.ticketsByAddress, toKey: toAddressKey })
  const limit = limitBody(maxTicketBody, () =>
    refuse(413, 'BAD_REQUEST', `The request is larger than ${maxTicketBody} bytes.`),
  )
  const routes = new Hono<HostEnv>()

  routes.use(async (c, next) => {
    const denial = await limiter.consume(c.get('clientAddress'))
    if (!denial) return next()
    const headers = { 'Retry-After': String(denial.secondsToWait) }
    return refuse(429, 'TOO_MANY_REQUESTS', 'There were too many requests.', headers)
  })

  /** Sends an operation in the name of the user; the response of the service as JSON. */
  async function forward(
    c: Context<HostEnv>,
    readOperation: () => Promise<Operation | null>,
  ): Promise<{ readonly status: number; readonly body: unknown } | Response> {
    const { headers } = c.req.raw
    const tokens = readTokens(headers)
    const access = tokens ? await sessions.authorize(headers.get('cookie'), tokens) : 'refused'
    if (!tokens || access === 'refused') {
      return refuse(401, 'UNAUTHENTICATED', 'Sign in first.', { 'WWW-Authenticate': 'Bearer' })
    }
    if (access === 'unavailable') return refuseUnavailable('The sign-in service cannot be reached.')
    const operation = await readOperation()
    if (!operation) return refuse(400, 'BAD_REQUEST', 'The operation is not known.')
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
        body: JSON.stringify(operation),
        redirect: 'error',
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(ticketProxyTimeout)]),
      })
      if (upstream.status >= 500) onError(new Error(`The ticketing service responded ${upstream.status}`))
      // Rejects if a proxy in between responded with a page.
      return { status: upstream.status, body: await upstream.json() }
    } catch (error) {
      if (!c.req.raw.signal.aborted) onError(error)
      return refuseUnavailable('The ticketing service cannot be reached.')
    }
  }

  routes.post('/', limit, async (c) => {
    let isMutation = false
    const result = await forward(c, async () => {
      const { query, variables } = await readBody(c.req.raw)
      if (!isKnownOperation(query)) return null
      isMutation = /\bmutation\b/.test(query)
      return { query, variables }
    })
    // It may have changed the roles of the user, which the next page needs.
    if (isMutation) await sessions.forget(c.req.header('cookie'))
    return result instanceof Response ? result : respondJson(result.status, result.body)
  })
  routes.get('/events', async (c) => {
    const id = c.req.query('ticket') ?? ''
    const known = c.req.query('revision') ?? ''
    if (!/^[\w-]{1,100}$/.test(id) || !/^\d{1,9}$/.test(known)) {
      return refuse(400, 'BAD_REQUEST', 'The address takes a ticket and a revision.')
    }
    const result = await forward(c, async () => ({ query: ticketRevisionQuery, variables: { id } }))
    if (result instanceof Response) return result
    const { data, errors } = result.body as RevisionResponse
    if (errors || !data) return respondJson(result.status === 200 ? 403 : result.status, result.body)
    if (!data.ticket) return refuse(404, 'NOT_FOUND', 'The ticket does not exist.')
    if (data.ticket.revision !== Number(known)) return respondJson(200, data.ticket)
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
  routes.all('/events', () => refuse(405, 'BAD_REQUEST', 'The address takes GET.', { Allow: 'GET' }))
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

interface Operation {
  readonly query: string
  readonly variables: unknown
}

/** The response to {@link ticketRevisionQuery}. */
interface RevisionResponse {
  readonly data?: { readonly ticket: { readonly revision: number } | null } | null
  readonly errors?: unknown
}

/** Empty for bodies that are not a JSON object. */
async function readBody(request: Request): Promise<{ readonly query?: unknown; readonly variables?: unknown }> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return {}
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null ? body : {}
}

/** An error in the form of a GraphQL response, as from the service. */
function refuse(
  status: number,
  code: 'UNAUTHENTICATED' | 'BAD_REQUEST' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'UNAVAILABLE',
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return respondJson(status, { errors: [{ message, extensions: { code } }] }, headers)
}

function refuseUnavailable(message: string): Response {
  return refuse(503, 'UNAVAILABLE', message, { 'Retry-After': '5' })
}
