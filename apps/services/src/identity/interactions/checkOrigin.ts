import type { MiddlewareHandler } from 'hono'

/**
 * Refuses forms that another site sent. Browsers name the sender in `Origin` and `Sec-Fetch-Site`; who sends
 * neither is no browser and has nobody's cookies but its own.
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

/** `none` is a request that the person made without any page. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none'])
