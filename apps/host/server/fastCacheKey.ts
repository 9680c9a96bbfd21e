import { shareParameter, stageParameter } from '@kudex/domain/paths'
import { hasCookie } from '../request/cookies.ts'
import type { IncomingMessage } from 'node:http'

/**
 * Fast cache key of a request: origin, raw URL and the cookies that change a public page, read without parsing. Null if
 * the request needs the full lifecycle.
 */
export function toFastCacheKey(request: IncomingMessage, host: string | undefined, isSecure: boolean): string | null {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  // Editors, and holders of a shared preview, may see a draft there.
  if (url?.includes(`${stageParameter}=`) || url?.includes(`${shareParameter}=`)) return null
  const cookie = request.headers.cookie
  const flags = cookie === undefined || !cookie.includes('kudex-') ? '' : readFlags(cookie)
  return `${isSecure ? 's' : ''} ${host} ${url}${flags}`
}

/** True if the parsed cookies give the same fast key: duplicate or nested cookies must not poison the cache. */
export function isFastCacheKeySafe(
  request: IncomingMessage,
  cookies: Readonly<Record<string, string | undefined>>,
): boolean {
  const header = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return readFlags(request.headers.cookie ?? '') === readFlags(header)
}

function readFlags(cookie: string): string {
  const measurement = readMeasurement(cookie)
  const testing = cookie.includes('kudex-testing=') && hasCookie(cookie, 'kudex-testing=true') ? ' t' : ''
  const nextRelease = cookie.includes('kudex-next-release=') && hasCookie(cookie, 'kudex-next-release=true') ? ' n' : ''
  return measurement + testing + nextRelease
}

function readMeasurement(cookie: string): string {
  if (!cookie.includes('kudex-measurement=')) return ''
  const isImperial = hasCookie(cookie, 'kudex-measurement=dim_imperial')
  const isMetric = hasCookie(cookie, 'kudex-measurement=dim_metric')
  return isImperial === isMetric ? ' ?' : isImperial ? ' i' : ' m'
}
