import type { IncomingMessage } from 'node:http'

/**
 * True if a request with the visitor's cookies comes from our own pages, by `Sec-Fetch-Site` or `Origin`. False if
 * both are missing.
 */
export function isSameOrigin(headers: Headers, publicOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && publicOrigins.includes(origin)
}

/** The same for a request of `node:http`. */
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
