import type { RedirectReason } from '@kudex/domain/paths'
import { pageDataEnding, payloadEnding, type PageEnding } from '../../request/pageRequest.ts'
import { createPlainJson, toResponse, type PlainResponse } from '../plainResponse.ts'
import { createPlainPage } from './plainPage.ts'

export interface Redirect {
  readonly status: 301 | 302
  readonly location: string
  readonly isExternal: boolean
  readonly reason: RedirectReason | 'direct' | 'page'
}

/**
 * The response of a redirect. A payload redirects to the payload of its target; Vike's router gets the redirect as JSON,
 * since `fetch` would follow it (API-06). Unless an editor stored an outside target, only a path of this host is
 * written (design, section 5); anything else is not found.
 */
export function toRedirectResponse(redirect: Redirect, ending: PageEnding, cookies: readonly string[]): Response {
  const answer = toPlainResponse(redirect, ending)
  return toResponse({ ...answer, headers: { ...answer.headers, 'Set-Cookie': cookies } })
}

function toPlainResponse(redirect: Redirect, ending: PageEnding): PlainResponse {
  const { status, location, isExternal } = redirect
  if (!(isExternal ? isOutside(location) : isOwnPath(location))) return createPlainPage(404)
  if (ending === pageDataEnding) {
    return createPlainJson(200, { _abortCall: 'redirect()', _urlRedirect: { url: location, statusCode: status } })
  }
  const target = ending === payloadEnding && !isExternal ? toPayloadAddress(location) : location
  return { status, headers: { Location: target, ...toCaching(redirect) } }
}

function toPayloadAddress(location: string): string {
  const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(location)?.slice(1) ?? []
  return (path === '/' ? '' : path) + payloadEnding + rest
}

/** True if a browser takes a location for a path of the same host: one slash, then no other slash of any kind. */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(location) && !location.includes('\\')
}

function isOutside(location: string): boolean {
  return /^https?:\/\/[\x21-\x7e]+$/i.test(location) && URL.canParse(location)
}

function toCaching({ reason, status }: Redirect): Readonly<Record<string, string>> {
  // What an editor stored may change; a slash too many stays one.
  if (status === 301) return { 'Cache-Control': reason === 'slash' ? 'public, max-age=86400' : 'public, max-age=300' }
  return reason === 'locale'
    ? { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' }
    : { 'Cache-Control': 'no-store' }
}
