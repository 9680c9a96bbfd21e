import { maxUrlLength } from '../limits.ts'

/** A request with a valid method, target and host. */
export interface ScreenedRequest {
  readonly kind: 'accepted'
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** Host as it was sent, port included, lower case; empty when none was sent. */
  readonly host: string
  /** Raw path with a leading slash; may be malformed, which results in a 404 page (ROUTE-53). */
  readonly path: string
  /** Raw query without the question mark. */
  readonly query: string
}

export interface RefusedRequest {
  readonly kind: 'refused'
  readonly status: 400 | 405 | 414
  /** Request target without its query; for the log only. */
  readonly url: string
}

/**
 * Validates the raw request line before it is parsed. An absolute URL (`GET http://host/path`) gives host and path; any
 * other target that is not a path is refused.
 */
export function screenRequest(request: {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly host: string | undefined
}): ScreenedRequest | RefusedRequest {
  const { method = '', url = '' } = request
  if (!isMethod(method)) return refuse(405, url)
  if (url.length > maxUrlLength) return refuse(414, url)
  const target = url.startsWith('/') ? { host: request.host ?? '', rest: url } : readAbsolute(url)
  if (!target) return refuse(400, url)
  const host = target.host.toLowerCase()
  if (!hostPattern.test(host)) return refuse(400, url)
  const fragment = target.rest.indexOf('#')
  const rest = fragment === -1 ? target.rest : target.rest.slice(0, fragment)
  const question = rest.indexOf('?')
  if (question === -1) return { kind: 'accepted', method, host, path: rest, query: '' }
  return { kind: 'accepted', method, host, path: rest.slice(0, question), query: rest.slice(question + 1) }
}

/** Methods that the host accepts, for the header `Allow`. */
export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function isMethod(method: string): method is ScreenedRequest['method'] {
  return (allowedMethods as readonly string[]).includes(method)
}

function readAbsolute(url: string): { host: string; rest: string } | null {
  const match = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(url)
  if (!match) return null
  const [, host = '', rest = ''] = match
  if (host === '') return null
  return { host, rest: rest.startsWith('/') ? rest : `/${rest}` }
}

// A name, an IPv4 address or an IPv6 address in brackets, with an optional port.
const hostPattern = /^(?:(?:[a-z0-9_](?:[a-z0-9_.-]{0,253})?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?)?$/

function refuse(status: RefusedRequest['status'], url: string): RefusedRequest {
  return { kind: 'refused', status, url: url.split('?')[0] ?? '' }
}
