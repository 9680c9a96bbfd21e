import type { IncomingMessage, ServerResponse } from 'node:http'
import { appendQuery } from '@kudex/domain/paths'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { hasCookie, toFarFuture, writeCookie } from '../../request/cookies.ts'
import { sendPlainResponse } from '../plainResponse.ts'
import { getGzip, type CachedPage, type PreparedResponse } from '../caches/page-cache/cachedPage.ts'
import { isCached, toLocaleCookie } from '../caches/page-cache/pageCache.ts'
import type { PageStore } from '../caches/page-cache/pageStore.ts'
import { isFastCacheKeySafe } from '../fastCacheKey.ts'
import { resolveEncodings, type Encoding } from '../headers/negotiation.ts'
import { pageDataMaxAge } from '../limits.ts'
import { allowInline, type HeaderProfile, type SecurityHeaders } from '../headers/securityHeaders.ts'
import type { HostContext } from '../hostContext.ts'
import type { RenderResult } from './page.types.ts'
import { toRedirectResponse } from './redirects.ts'
import type { ResolvedPage } from './resolvePage.ts'

export interface PageSender {
  readonly security: SecurityHeaders
  readonly store: Pick<PageStore, 'setFastKey' | 'readBody'>
}

/** Sends a cached page from memory, any other page with `no-store` or as the redirect that it asks for. */
export function sendPage(
  c: HostContext,
  page: ResolvedPage,
  result: CachedPage | RenderResult,
  { security, store }: PageSender,
): Response {
  const { incoming, outgoing, fastCacheKey, headerProfile } = c.env
  if (!isCached(result)) return sendUncachedPage(c, page, result)
  const { toggleCookies, cookies, query } = page
  const isPlain = toggleCookies.length === 0 && !query.has('cache') && isFastCacheKeySafe(incoming, cookies)
  if (isPlain && fastCacheKey !== null) store.setFastKey(fastCacheKey, result)
  // The middleware sets it for every response; shared pages are sent without it.
  outgoing.removeHeader('Cross-Origin-Opener-Policy')
  sendCachedPage(result, incoming, outgoing, { security, store, headerProfile, toggleCookies })
  return RESPONSE_ALREADY_SENT
}

/**
 * Sends a page that was rendered for this request only. It is written to Node's response: `Response` would encode and
 * copy the body twice.
 */
export function sendUncachedPage(c: HostContext, page: ResolvedPage, result: RenderResult): Response {
  const { status, location, contentType, body, inlineSources } = result
  const { incoming, outgoing } = c.env
  const policy = outgoing.getHeader(policyHeader)
  if (typeof policy === 'string') outgoing.setHeader(policyHeader, allowInline(policy, inlineSources))
  if (location !== null) {
    // The page sets 301 for a permanent redirect to its own path (CAT-28); others choose the query themselves.
    const redirect =
      status === 301
        ? { status: 301 as const, location: appendQuery(location, c.get('screened').query) }
        : { status: 302 as const, location }
    return toRedirectResponse({ ...redirect, isExternal: false, reason: 'page' }, page.ending, page.toggleCookies)
  }
  const headers = {
    'Content-Type': contentType,
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '10' } : {}),
    'Set-Cookie': [...page.toggleCookies, ...listLocaleCookies(c, page)],
  }
  sendPlainResponse({ request: incoming, response: outgoing }, { status, headers, body })
  return RESPONSE_ALREADY_SENT
}

const policyHeader = 'Content-Security-Policy'

/** Stores the locale of the URL in a cookie unless the browser already sent it (LOCALE-13). */
function listLocaleCookies(c: HostContext, { address, resolution }: ResolvedPage): readonly string[] {
  const cookie = toLocaleCookie({ address })
  const isInvalid = resolution.kind === 'invalid' || resolution.kind === 'direct'
  if (cookie === null || isInvalid || hasCookie(c.env.incoming.headers.cookie, cookie)) return []
  const [name = '', value = ''] = cookie.split('=')
  return [writeCookie(name, value, { expires: toFarFuture(), isSecure: c.get('origin').isSecure })]
}

/** Allows the editor area to frame a preview. Only editors get one. */
export function setPreviewHeaders({ env: { outgoing, headerProfile } }: HostContext, security: SecurityHeaders): void {
  const list = security.list('preview', headerProfile)
  for (let i = 0; i < list.length; i += 2) outgoing.setHeader(list[i] ?? '', list[i + 1] ?? '')
}

/** Sends a cached page from the prepared variant of its headers and body. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { security, store, headerProfile, toggleCookies }: SendOptions,
): void {
  const { headers } = request
  const [encoding = 'identity'] = resolveEncodings(headers['accept-encoding'])
  const setsCookie = page.localeCookie !== null && !hasCookie(headers.cookie, page.localeCookie)
  const isNotModified = headers['if-none-match'] === page.etag
  const variant = `${encoding} ${setsCookie ? ' cookie' : ''}${headerProfile.key}${isNotModified ? ' not-modified' : ''}`
  let prepared = page.prepared.get(variant)
  if (!prepared) {
    prepared = prepare(page, {
      store,
      encoding,
      setsCookie,
      isNotModified,
      isSecure: headerProfile.channel === 'https',
      security: security.list('shared', headerProfile).map((value) => allowInline(value, page.inlineSources)),
    })
    page.prepared.set(variant, prepared)
  }
  const cookieHeaders = toggleCookies?.flatMap((cookie) => ['Set-Cookie', cookie]) ?? []
  response.writeHead(
    isNotModified ? 304 : page.status,
    cookieHeaders.length === 0 ? (prepared.headers as string[]) : [...prepared.headers, ...cookieHeaders],
  )
  if (isNotModified || request.method === 'HEAD') response.end()
  else response.end(prepared.body ?? store.readBody(page))
}

export interface SendOptions {
  readonly security: SecurityHeaders
  readonly store: Pick<PageStore, 'readBody'>
  readonly headerProfile: HeaderProfile
  /** `Set-Cookie` values for the toggles in the query. */
  readonly toggleCookies?: readonly string[]
}

interface VariantOptions {
  readonly store: SendOptions['store']
  readonly encoding: Encoding
  readonly setsCookie: boolean
  readonly isNotModified: boolean
  readonly isSecure: boolean
  readonly security: readonly string[]
}

function prepare(page: CachedPage, options: VariantOptions): PreparedResponse {
  const body = options.encoding === 'br' ? page.brotli : options.encoding === 'gzip' ? getGzip(page) : null
  const headers = [
    ...options.security,
    // The response depends on cookies, so that no shared cache keeps it. Browsers revalidate documents.
    'Cache-Control',
    isKeptByBrowser(page) ? `private, max-age=${pageDataMaxAge}` : 'private, no-cache',
    'ETag',
    page.etag,
    'Vary',
    'Accept-Encoding, Cookie',
    ...(options.isNotModified ? [] : toBodyHeaders(page, body ?? options.store.readBody(page), options.encoding)),
  ]
  if (options.setsCookie && page.localeCookie !== null) {
    const [name = '', value = ''] = page.localeCookie.split('=')
    headers.push('Set-Cookie', writeCookie(name, value, { expires: toFarFuture(), isSecure: options.isSecure }))
  }
  return { headers, body }
}

/** True for the data of a page, which browsers request at a link and again at the click. */
function isKeptByBrowser({ status, contentType }: CachedPage): boolean {
  return status === 200 && contentType.startsWith('application/json')
}

function toBodyHeaders(page: CachedPage, body: Buffer, encoding: Encoding): string[] {
  const headers = ['Content-Type', page.contentType, 'Content-Length', String(body.length)]
  return encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding]
}
