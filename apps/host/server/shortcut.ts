import { hasCookie } from '../request/cookies.ts'
import type { IncomingMessage } from 'node:http'

/**
 * The part of a request that decides about a kept page, read without looking further: origin, raw address and the
 * cookies that change a public page. Null where only a closer look can tell.
 */
export function toShortcut(request: IncomingMessage, host: string | undefined, isSecure: boolean): string | null {
  const { method, url } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookie = request.headers.cookie
  const mark = cookie === undefined || !cookie.includes('kudex-') ? '' : readMark(cookie)
  return mark === null ? null : `${isSecure ? 's' : ''} ${host} ${url}${mark}`
}

/** Tells whether the parsed cookies say what a shortcut reads: doubled or nested cookies must not mislead others. */
export function agreesWithShortcut(
  request: IncomingMessage,
  cookies: Readonly<Record<string, string | undefined>>,
): boolean {
  const header = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return readMark(request.headers.cookie ?? '') === readMark(header)
}

function readMark(cookie: string): string | null {
  // An editor sees drafts.
  if (cookie.includes('kudex-editor=')) return null
  const mark = readMeasurement(cookie)
  const testing = cookie.includes('kudex-testing=') && hasCookie(cookie, 'kudex-testing=true') ? ' t' : ''
  const nextRelease = cookie.includes('kudex-next-release=') && hasCookie(cookie, 'kudex-next-release=true') ? ' n' : ''
  return mark + testing + nextRelease
}

function readMeasurement(cookie: string): string {
  if (!cookie.includes('kudex-measurement=')) return ''
  const isImperial = hasCookie(cookie, 'kudex-measurement=dim_imperial')
  const isMetric = hasCookie(cookie, 'kudex-measurement=dim_metric')
  return isImperial === isMetric ? ' ?' : isImperial ? ' i' : ' m'
}
