import type { IncomingHttpHeaders } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HostEnv } from '../hostContext.ts'

/** True if a request comes from a page of this site, by `Sec-Fetch-Site` or else `Origin`. False if both are missing. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && publicOrigins.includes(headers.origin)
}

/** Refuses requests of other sites with 403 (CSRF). Its routes respond with `no-store`. */
export const requireSameOrigin: MiddlewareHandler<HostEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  if (c.get('isSameOrigin') || c.req.method === 'HEAD') return next()
  return c.json({ error: 'cross-origin', message: 'The request does not come from this site.' }, 403)
}

/**
 * The same for routes that act for the owner of a cookie. Requests without a cookie cannot be forged; the routes
 * respond 401 to them, also to clients other than browsers (TICKET-19, EDITOR-09).
 */
export const requireSameOriginForCookies: MiddlewareHandler<HostEnv> = (c, next) => {
  if (c.req.header('cookie') !== undefined) return requireSameOrigin(c, next)
  c.header('Cache-Control', 'no-store')
  return next()
}
