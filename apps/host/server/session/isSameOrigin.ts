import type { MiddlewareHandler } from 'hono'

/**
 * True if a request comes from a page of this site, by `Sec-Fetch-Site` or else `Origin`. False if both are missing.
 */
export function isSameOrigin(headers: OriginHeaders, publicOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && publicOrigins.includes(headers.origin)
}

/** Refuses requests of other sites with 403 (CSRF). Its routes respond with `no-store`. */
export function requireSameOrigin(publicOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (isSameOrigin(c.req.header(), publicOrigins)) return next()
    return c.json({ error: 'cross-origin', message: 'The request does not come from this site.' }, 403)
  }
}

interface OriginHeaders {
  readonly 'sec-fetch-site'?: string | string[] | undefined
  readonly origin?: string | undefined
}
