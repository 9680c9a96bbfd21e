import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Pages } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'

/** The response to a request that cannot be redirected back to the portal: a page for browsers, JSON for other clients (AUTH-20). */
export function createErrorPage(pages: Pages) {
  return async (ctx: KoaContextWithOIDC, out: ErrorOut): Promise<void> => {
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.body = out
      return
    }
    const kind = out.error === 'server_error' ? 'failure' : 'invalid-request'
    ctx.type = 'html'
    ctx.body = await pages.renderMessage(resolvePageLanguage(ctx), { kind, code: out.error })
  }
}
