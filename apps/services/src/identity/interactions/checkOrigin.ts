import type { MiddlewareHandler } from 'hono'

/**
 * Refuses forms from other sites. Browsers send `Origin` and `Sec-Fetch-Site`; a client that sends neither is not a
 * browser and has only its own cookies.
 */
export function checkOrigin(ownOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const isForeign = (origin !== undefined && origin !== ownOrigin) || (site !== undefined && !ownSites.has(site))
    if (method === 'POST' && isForeign) return context.text('This form was sent by another site.', 403)
    const type = context.req.header('content-type')?.split(';')[0]?.trim()
    if (method === 'POST' && type !== 'application/x-www-form-urlencoded') {
      return context.text('A form is expected.', 415)
    }
    await next()
    return
  }
}

/** `none`: the user made the request, not a page. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])
