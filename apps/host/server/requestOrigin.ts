import { normalizeHostname } from '@kudex/domain/sites'
import type { RequestOrigin } from '../request/resolveOrigin.ts'

/** The origin of a screened request. */
export function toRequestOrigin(host: string, isSecure: boolean): RequestOrigin {
  return { hostname: normalizeHostname(host), origin: `${isSecure ? 'https' : 'http'}://${host}`, isSecure }
}
