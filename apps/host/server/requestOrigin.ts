import { normalizeHostname } from '@kudex/domain/sites'
import type { RequestOrigin } from '../request/resolveOrigin.ts'
import type { Entrance } from './headers/securityHeaders.ts'

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
