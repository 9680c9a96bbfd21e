import type { IncomingMessage } from 'node:http'

/**
 * Tells whether a request that acts with the visitor's cookies comes from our own pages: the browser says so itself,
 * or names an origin of ours. Who says nothing is refused.
 */
export function isSameOrigin(headers: Headers, publicOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && publicOrigins.includes(origin)
}

/** The same of a request as Node gives it. */
export function isFromOwnPage({ headers }: IncomingMessage, publicOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site']
  return isSameOrigin(
    new Headers({
      ...(typeof site === 'string' ? { 'sec-fetch-site': site } : {}),
      ...(headers.origin === undefined ? {} : { origin: headers.origin }),
    }),
    publicOrigins,
  )
}
