import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Provider } from 'oidc-provider'

/**
 * Handles all requests below the issuer's path: the provider's endpoints, the pages and their files. Replaces the
 * request's host with the issuer's, since clients may send any.
 */
export function createHandler({ issuer, provider, pages }: HandlerOptions) {
  const { pathname: prefix, host, protocol } = new URL(issuer)
  const answerProvider = provider.callback()
  const answerPage = getRequestListener(pages.fetch, { overrideGlobalObjects: false })

  return (request: IncomingMessage, response: ServerResponse): unknown => {
    const address = request.url ?? ''
    if (!address.startsWith(`${prefix}/`)) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not_found"}')
      return undefined
    }
    request.headers.host = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    delete request.headers['x-forwarded-host']
    response.setHeader('X-Content-Type-Options', 'nosniff')
    // Not `no-referrer`: browsers then send no origin with a form either.
    response.setHeader('Referrer-Policy', 'same-origin')
    if (protocol === 'https:') response.setHeader('Strict-Transport-Security', 'max-age=31536000')
    Object.assign(request, { originalUrl: address, url: address.slice(prefix.length) })
    return pagePaths.test(request.url ?? '') ? answerPage(request, response) : answerProvider(request, response)
  }
}

export interface HandlerOptions {
  readonly issuer: string
  readonly provider: Provider
  /** The pages and their files, at addresses without the issuer's path. */
  readonly pages: Hono<{ Bindings: HttpBindings }>
}

const pagePaths = /^\/(?:(?:interaction|assets)\/|(?:account|password|register|email|invitation)(?:[/?]|$))/
