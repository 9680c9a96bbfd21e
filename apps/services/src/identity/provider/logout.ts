import type { KoaContextWithOIDC, Session } from 'oidc-provider'
import type { Pages } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'

/**
 * Ends sessions (AUTH-12, AUTH-22). A valid ID token of the signed-in user proves that the request comes from the
 * portal; without one a page asks for confirmation, or any site could sign users out.
 */
export function createLogout({ pages, publicOrigins }: LogoutOptions) {
  return {
    logoutSource: async (ctx: KoaContextWithOIDC): Promise<void> => {
      const { session, entities } = ctx.oidc
      if (session && entities.IdTokenHint?.payload.sub === session.accountId) {
        await endSession(ctx, session)
        answerLoggedOut(ctx, session, publicOrigins)
        return
      }
      // With a client in the state, declining would still end the portal's access.
      if (session?.state) session.state = { ...session.state, clientId: undefined }
      const xsrf = String(session?.state?.secret)
      const action = ctx.oidc.urlFor('end_session_confirm')
      ctx.body = await pages.renderLogout(resolvePageLanguage(ctx), { action, xsrf })
    },
    postLogoutSuccessSource: async (ctx: KoaContextWithOIDC): Promise<void> => {
      const { accountId } = await ctx.oidc.provider.Session.get(ctx)
      const kind = accountId === undefined ? 'logged-out' : 'signed-in'
      ctx.type = 'html'
      ctx.body = await pages.renderMessage(resolvePageLanguage(ctx), { kind })
    },
  }
}

/** The response if there is no session: nothing to confirm. */
export function answerLoggedOut(ctx: KoaContextWithOIDC, session: Session, publicOrigins: readonly string[]): void {
  const { postLogoutRedirectUri, state } = session.state ?? {}
  if (ctx.get('sec-fetch-mode') === 'cors' && publicOrigins.includes(ctx.get('origin'))) {
    // `fetch` cannot follow a redirect to another origin.
    ctx.body = null
    ctx.status = 204
    return
  }
  const target = new URL(
    typeof postLogoutRedirectUri === 'string' ? postLogoutRedirectUri : ctx.oidc.urlFor('end_session_success'),
  )
  if (typeof state === 'string') target.searchParams.set('state', state)
  ctx.body = null
  ctx.status = 303
  ctx.set('Location', target.href)
}

export interface LogoutOptions {
  readonly pages: Pages
  readonly publicOrigins: readonly string[]
}

async function endSession(ctx: KoaContextWithOIDC, session: Session): Promise<void> {
  const { provider, cookies } = ctx.oidc
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
  for (const grantId of grantIds) {
    await provider.AccessToken.revokeByGrantId(grantId)
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await (await provider.Grant.find(grantId))?.destroy()
  }
  await session.destroy()
  cookies.set(provider.cookieName('session'), null, { path: new URL(provider.issuer).pathname })
}
