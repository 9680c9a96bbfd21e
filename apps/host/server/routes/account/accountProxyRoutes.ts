import { limitBody } from '@kudex/node-server/bodies'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { accountTimeout, maxAccountBody } from '../../limits.ts'
import type { Sessions } from '../../session/createSessions.ts'
import { toResponse } from '../../plainResponse.ts'
import { respondJson } from '../respond.ts'

export interface AccountProxyOptions {
  readonly identityIssuer: string
  readonly sessions: Pick<Sessions, 'readTokens' | 'forget'>
  readonly onError: (error: unknown) => void
}

export const accountPath = '/api/account'

/**
 * Forwards requests about the account to the identity service, with the access token of the host's session. The service
 * decides what is allowed.
 */
export function createAccountProxyRoutes({ identityIssuer, sessions, onError }: AccountProxyOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.use(limitBody(maxAccountBody, () => respondJson(413, { error: 'too-large' })))

  routes.all('*', async (c) => {
    const path = new RegExp(`^${accountPath}((?:/[\\w-]{1,64}){0,3})$`).exec(c.req.path)?.[1]
    if (path === undefined) return respondJson(404, { error: 'not-found' })
    const { method } = c.req
    if (!methods.has(method)) return respondJson(405, { error: 'method' }, { Allow: [...methods].join(', ') })
    const cookie = c.req.header('cookie')
    const tokens = await sessions.readTokens(cookie)
    if (!tokens) return respondJson(401, { error: 'signed-out' })
    try {
      const body = method === 'PUT' || method === 'POST' ? await c.req.text() : ''
      const upstream = await fetch(`${identityIssuer}/account${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          'x-forwarded-for': c.get('clientAddress'),
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(accountTimeout),
        ...(body === '' ? {} : { body }),
      })
      if (upstream.status >= 500) onError(new Error(`The identity service responded ${upstream.status}`))
      return toResponse({
        status: upstream.status,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
        body: await upstream.text(),
      })
    } catch (error) {
      onError(error)
      return respondJson(503, { error: 'unavailable' }, { 'Retry-After': '5' })
    } finally {
      // The next page has the new name.
      if (method !== 'GET') await sessions.forget(cookie)
    }
  })
  return routes
}

const methods: ReadonlySet<string> = new Set(['GET', 'PUT', 'POST', 'DELETE'])
