import { limitBody } from '@kudex/node-server/bodies'
import { toAddressKey } from '@kudex/domain/limits'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { Hono, type Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { withFallback } from '../../caches/withFallback.ts'
import type { HostEnv } from '../../hostContext.ts'
import { sessionCookieName, type Sessions } from '../../session/createSessions.ts'
import type { OfferedTokens } from '../../session/session.types.ts'
import { maxSessionBody, rateLimits, sessionBodyTimeout } from '../../limits.ts'

/**
 * Creates the routes of `/api/session`: POST takes the browser's tokens after sign-in and after each renewal and sets
 * the session cookie, DELETE removes it.
 */
export function createSessionRoutes({ sessions }: { readonly sessions: Sessions }): Hono<HostEnv> {
  const limiter = createRateLimiter({ ...rateLimits.sessionByAddress, toKey: toAddressKey })
  const routes = new Hono<HostEnv>()

  routes.use(async (context, next) => {
    if (await limiter.consume(context.get('clientAddress'))) {
      context.header('Retry-After', '60')
      return respondError(context, 429, 'too-many-requests', 'Too many requests. Please wait a minute.')
    }
    return next()
  })

  routes.post(
    '/',
    limitBody(maxSessionBody, (context) =>
      respondError(context, 413, 'too-large', `The request is larger than ${maxSessionBody} bytes.`),
    ),
    async (context) => {
      if (context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
        return respondError(context, 415, 'not-json', 'The request takes JSON.')
      }
      const tokens = await readTokens(context)
      if (!tokens) {
        return respondError(context, 400, 'malformed', 'The request takes the texts accessToken and idToken.')
      }
      const outcome = await sessions.open(tokens)
      if (outcome.kind === 'open') {
        const { value, maxAge } = outcome.cookie
        setCookie(context, sessionCookieName, value, {
          ...cookieOptions,
          secure: context.get('origin').isSecure,
          maxAge,
        })
        return context.body(null, 204)
      }
      if (outcome.kind === 'unavailable') {
        context.header('Retry-After', '5')
        return respondError(context, 503, 'identity-unavailable', 'The sign-in service cannot be reached.')
      }
      deleteCookie(context, sessionCookieName, { ...cookieOptions, secure: context.get('origin').isSecure })
      return outcome.kind === 'too-large'
        ? respondError(context, 413, 'too-large', 'The tokens do not fit into a cookie.')
        : respondError(context, 401, 'refused', 'The sign-in service does not accept these tokens.')
    },
  )

  routes.delete('/', async (context) => {
    await sessions.forget(context.req.header('cookie'))
    deleteCookie(context, sessionCookieName, { ...cookieOptions, secure: context.get('origin').isSecure })
    return context.body(null, 204)
  })

  routes.all('/', (context) => {
    context.header('Allow', 'POST, DELETE')
    return respondError(context, 405, 'method', 'The address takes POST and DELETE.')
  })
  return routes
}

const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

function respondError(
  context: Context,
  status: 400 | 401 | 405 | 413 | 415 | 429 | 503,
  error: string,
  message: string,
): Response {
  return context.json({ error, message }, status)
}

async function readTokens(context: Context): Promise<OfferedTokens | null> {
  const body = await withFallback<unknown, null>(context.req.json(), sessionBodyTimeout, null)
  if (typeof body !== 'object' || body === null) return null
  const { accessToken, idToken, expiresIn } = body as Readonly<Record<string, unknown>>
  if (typeof accessToken !== 'string' || accessToken === '' || typeof idToken !== 'string' || idToken === '')
    return null
  if (!/^[\x21-\x7e]+$/.test(accessToken) || !/^[\x21-\x7e]+$/.test(idToken)) return null
  return { accessToken, idToken, expiresIn: typeof expiresIn === 'number' ? expiresIn : null }
}
