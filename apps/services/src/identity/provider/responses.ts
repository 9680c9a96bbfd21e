import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { providerPolicy } from '../pages/contentSecurityPolicy.ts'
import { answerLoggedOut } from './logout.ts'

/**
 * Wraps every response of the provider: security headers, CORS for the portal's origins only, and three
 * responses in the format that clients expect.
 */
export function secureResponses(publicOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const isSilent = ctx.query.prompt === 'none'
    ctx.set('Content-Security-Policy', providerPolicy(publicOrigins, { isSilent }))
    await next()
    limitOrigins(ctx, publicOrigins)
    if (isMatched(ctx)) adjustResponse(ctx, publicOrigins)
  }
}

type Middleware = Parameters<Provider['use']>[0]

/** True if a route of the provider handled the request; others have no such context. */
function isMatched(ctx: object): ctx is KoaContextWithOIDC {
  return 'oidc' in ctx
}

function adjustResponse(ctx: KoaContextWithOIDC, publicOrigins: readonly string[]): void {
  const { route, session } = ctx.oidc
  // The provider responds text/plain, which oidc-client-ts treats as a failure.
  if (route === 'revocation' && ctx.status === 200) ctx.body = {}
  // Unknown clients get 400 (AUTH-20); 401 is for clients that authenticate with a header (RFC 6749, 5.2).
  if (route === 'token' && ctx.status === 401 && ctx.get('authorization') === '') ctx.status = 400
  // Without a session: skip the self-submitting form.
  if (route === 'end_session' && ctx.status === 200 && session && !session.accountId) {
    answerLoggedOut(ctx, session, publicOrigins)
  }
}

/** The provider allows discovery, keys and preflights from any origin; the portal's are enough. */
function limitOrigins(ctx: Parameters<Middleware>[0], publicOrigins: readonly string[]): void {
  const origin = ctx.get('origin')
  if (!publicOrigins.includes(origin)) {
    for (const name of Object.keys(ctx.response.headers)) {
      if (name.startsWith('access-control-')) ctx.remove(name)
    }
    return
  }
  if (!isMatched(ctx) || ctx.oidc.route !== 'end_session') return
  // The portal ends the session by `fetch`, which needs the cookie.
  ctx.vary('Origin')
  ctx.set('Access-Control-Allow-Origin', origin)
  ctx.set('Access-Control-Allow-Credentials', 'true')
}
