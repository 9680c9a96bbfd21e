import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { providerPolicy } from '../pages/contentSecurityPolicy.ts'
import { answerLoggedOut } from './logout.ts'

/**
 * Wraps every answer of the provider: headers that browsers obey, answers to other origins for the portal's
 * origins only, and two answers in the form that clients expect.
 */
export function answerSafely(publicOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const isSilent = ctx.query.prompt === 'none'
    ctx.set('Content-Security-Policy', providerPolicy(publicOrigins, { isSilent }))
    await next()
    limitOrigins(ctx, publicOrigins)
    if (isMatched(ctx)) adjustAnswer(ctx, publicOrigins)
  }
}

type Middleware = Parameters<Provider['use']>[0]

/** Whether a route of the provider took the request; the others have no such context. */
function isMatched(ctx: object): ctx is KoaContextWithOIDC {
  return 'oidc' in ctx
}

function adjustAnswer(ctx: KoaContextWithOIDC, publicOrigins: readonly string[]): void {
  const { route, session } = ctx.oidc
  // The provider answers text/plain, which oidc-client-ts takes for a failure.
  if (route === 'revocation' && ctx.status === 200) ctx.body = {}
  // Nobody is signed in: no page with a form that sends itself, but at once what would follow.
  if (route === 'end_session' && ctx.status === 200 && session && !session.accountId) {
    answerLoggedOut(ctx, session, publicOrigins)
  }
}

/** The provider opens discovery and keys to every origin and answers preflights of all; ours are enough. */
function limitOrigins(ctx: Parameters<Middleware>[0], publicOrigins: readonly string[]): void {
  const origin = ctx.get('origin')
  if (!publicOrigins.includes(origin)) {
    for (const name of Object.keys(ctx.response.headers)) {
      if (name.startsWith('access-control-')) ctx.remove(name)
    }
    return
  }
  if (!isMatched(ctx) || ctx.oidc.route !== 'end_session') return
  // A page of the portal may end the session without leaving: the cookie has to come along.
  ctx.vary('Origin')
  ctx.set('Access-Control-Allow-Origin', origin)
  ctx.set('Access-Control-Allow-Credentials', 'true')
}
