import type { IncomingMessage } from 'node:http'
import { normalizeHostname } from '@kudex/domain/sites'
import type { RequestOrigin } from '../request/resolveOrigin.ts'
import type { Entrance } from './headers/securityHeaders.ts'
import { readForwarded, type IsTrustedProxy } from './screen/proxies.ts'

/**
 * The host a request is for: its own, or what a trusted proxy forwards. A request that names several hosts gets them
 * as a list, which is no host and is refused: two readers would choose two of them.
 */
export function readHost(request: IncomingMessage, isTrusted: boolean): string | undefined {
  const several = readSeveralHosts(request.rawHeaders)
  if (several !== null) return several
  const forwarded = isTrusted ? readForwarded(request.headers['x-forwarded-host']) : undefined
  return forwarded ?? request.headers.host
}

/** Tells whether the visitor came by https; this server speaks http, so only a trusted proxy can say so. */
export function isSecureRequest(request: IncomingMessage, isTrusted: boolean): boolean {
  return isTrusted && readForwarded(request.headers['x-forwarded-proto'])?.toLowerCase() === 'https'
}

/** The origin of a request and the entrance it came by. */
export interface VisitOrigin extends RequestOrigin {
  readonly entrance: Entrance
}

/** The origin of a screened request. */
export function toRequestOrigin(host: string, isSecure: boolean, entrance: Entrance): VisitOrigin {
  const scheme = isSecure ? 'https' : 'http'
  return {
    hostname: normalizeHostname(host),
    origin: `${scheme}://${host}`,
    isSecure,
    entrance,
  }
}

/** The visitor's address, for rate limits and the log. */
export function readAddress(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const forwarded = isTrustedProxy(request) ? request.headers['x-forwarded-for'] : undefined
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  // The last one is what our own proxy saw; what stands before it anybody can write.
  return list?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')
}

/** Node keeps the first `Host` and forgets the others; only the raw headers tell. */
function readSeveralHosts(rawHeaders: readonly string[]): string | null {
  let first: string | null = null
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue
    if (first !== null) return `${first}, ${rawHeaders[index + 1]}`
    first = rawHeaders[index + 1] ?? ''
  }
  return null
}
