import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasCookie, writeCookie } from '../../request/cookies.ts'
import { decompressBody, getGzip, type CachedPage, type PreparedResponse } from '../caches/page-cache/cachedPage.ts'
import { resolveEncodings, type Encoding } from '../headers/negotiation.ts'
import type { Entrance, SecurityHeaders } from '../headers/securityHeaders.ts'

/** Sends a kept page: chooses what was prepared and puts nothing together for the single answer. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { security, entrance, toggleCookies }: SendOptions,
): void {
  const { headers } = request
  const [encoding = 'identity'] = resolveEncodings(headers['accept-encoding'])
  const setsCookie = page.localeCookie !== null && !hasCookie(headers.cookie, page.localeCookie)
  const isKnown = headers['if-none-match'] === page.etag
  const variant = `${encoding} ${setsCookie ? ' cookie' : ''}${entrance.key}${isKnown ? ' known' : ''}`
  let prepared = page.prepared.get(variant)
  if (!prepared) {
    prepared = prepare(page, {
      encoding,
      setsCookie,
      isKnown,
      isSecure: entrance.channel === 'https',
      security: security.list('page', entrance),
    })
    page.prepared.set(variant, prepared)
  }
  const own = toggleCookies?.flatMap((cookie) => ['Set-Cookie', cookie]) ?? []
  response.writeHead(
    isKnown ? 304 : page.status,
    own.length === 0 ? (prepared.headers as string[]) : [...prepared.headers, ...own],
  )
  if (isKnown || request.method === 'HEAD') response.end()
  else response.end(prepared.body ?? decompressBody(page))
}

/** When the locale and the toggles are forgotten: far in the future (LOCALE-13). */
export function resolveFarFuture(): Date {
  return new Date(Date.now() + tenYears)
}

export interface SendOptions {
  readonly security: SecurityHeaders
  readonly entrance: Entrance
  /** Cookies that this request's query asks for. */
  readonly toggleCookies?: readonly string[]
}

interface VariantOptions {
  readonly encoding: Encoding
  readonly setsCookie: boolean
  readonly isKnown: boolean
  readonly isSecure: boolean
  readonly security: readonly string[]
}

function prepare(page: CachedPage, options: VariantOptions): PreparedResponse {
  const body = options.encoding === 'br' ? page.brotli : options.encoding === 'gzip' ? getGzip(page) : null
  const headers = [
    ...options.security,
    // The same address differs by cookies: browsers keep it and ask whether it is still true.
    'Cache-Control',
    'private, no-cache',
    'ETag',
    page.etag,
    'Vary',
    'Accept-Encoding, Cookie',
    ...(options.isKnown ? [] : toBodyHeaders(page, body ?? decompressBody(page), options.encoding)),
  ]
  if (options.setsCookie && page.localeCookie !== null) {
    const [name = '', value = ''] = page.localeCookie.split('=')
    headers.push('Set-Cookie', writeCookie(name, value, { expires: resolveFarFuture(), isSecure: options.isSecure }))
  }
  return { headers, body }
}

function toBodyHeaders(page: CachedPage, body: Buffer, encoding: Encoding): string[] {
  const headers = ['Content-Type', page.contentType, 'Content-Length', String(body.length)]
  return encoding === 'identity' ? headers : [...headers, 'Content-Encoding', encoding]
}

const tenYears = 10 * 365 * 24 * 60 * 60 * 1000
