import { isServerRouteSegment, type RedirectReason } from '@kudex/domain/paths'
import { pageDataEnding, payloadEnding, type PageEnding } from '../../request/pageRequest.ts'
import { isLocalPath } from '../isLocalPath.ts'
import { createPlainJson, toResponse, type PlainResponse } from '../plainResponse.ts'
import { createPlainPage } from './plainPage.ts'

export interface Redirect {
  readonly status: 301 | 302
  readonly location: string
  readonly isExternal: boolean
  readonly reason: RedirectReason | 'direct' | 'page'
  /** True if the request named no offered locale, so that its cookie or `Accept-Language` decided. */
  readonly isLocaleNegotiated?: boolean
}

/**
 * Creates a redirect response. A payload redirects to the payload of its target. Vike's router gets the redirect as
 * JSON, since `fetch` would follow it (API-06), but 404 for targets without a page, such as `/sitemap.xml`: it then loads the
 * document, which the server redirects. The target must be a path of this host unless an editor stored an
 * external URL; anything else is 404 (design, section 5).
 */
export function toRedirectResponse(redirect: Redirect, ending: PageEnding, cookies: readonly string[]): Response {
  const answer = toPlainResponse(redirect, ending)
  return toResponse({ ...answer, headers: { ...answer.headers, 'Set-Cookie': cookies } })
}

function toPlainResponse(redirect: Redirect, ending: PageEnding): PlainResponse {
  const { status, location, isExternal } = redirect
  if (!(isExternal ? isExternalUrl(location) : isLocalPath(location))) return createPlainPage(404)
  if (ending === pageDataEnding) {
    if (isServerRouteSegment(location.split(/[/?#]/)[1] ?? '')) return createPlainPage(404)
    return createPlainJson(200, { _abortCall: 'redirect()', _urlRedirect: { url: location, statusCode: status } })
  }
  const target = ending === payloadEnding && !isExternal ? toPayloadAddress(location) : location
  return { status, headers: { Location: target, ...toCaching(redirect) } }
}

function toPayloadAddress(location: string): string {
  const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(location)?.slice(1) ?? []
  return (path === '/' ? '' : path) + payloadEnding + rest
}

function isExternalUrl(location: string): boolean {
  return /^https?:\/\/[\x21-\x7e]+$/i.test(location) && URL.canParse(location)
}

function toCaching({ reason, status, isLocaleNegotiated = false }: Redirect): Readonly<Record<string, string>> {
  if (reason === 'locale' || (reason === 'system' && isLocaleNegotiated)) {
    return { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' }
  }
  // Stored redirects may change, so they are cached briefly; slash redirects never change.
  if (status === 301) return { 'Cache-Control': reason === 'slash' ? 'public, max-age=86400' : 'public, max-age=300' }
  return { 'Cache-Control': 'no-store' }
}
