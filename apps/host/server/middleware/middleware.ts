import { randomUUID } from 'node:crypto'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { normalizeHostname } from '@kudex/domain/sites'
import type { TrustedProxies } from '@kudex/node-server/proxies'
import type { ErrorHandler, MiddlewareHandler } from 'hono'
import { createPlainJson, toResponse } from '../plainResponse.ts'
import type { RequestOrigin } from '../../request/resolveOrigin.ts'
import type { SecurityHeaders } from '../headers/securityHeaders.ts'
import type { HostEnv } from '../hostContext.ts'
import type { Logger } from '@kudex/node-server/logging'
import type { HostMetrics } from '../operations/metrics.ts'
import { isServiceDown } from '../pages/renderPage.ts'
import { createPlainPage } from '../pages/plainPage.ts'
import { allowedMethods } from '../screen/screenRequest.ts'
import { isSameOrigin } from './sameOrigin.ts'

/** Sets the headers of every response; a route may override them. */
export function securityHeaders(security: SecurityHeaders): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    // Set on the node response: errors and responses written without Hono need them too.
    const list = security.list('page', c.env.headerProfile)
    for (let i = 0; i < list.length; i += 2) c.env.outgoing.setHeader(list[i] ?? '', list[i + 1] ?? '')
    await next()
  }
}

/** Counts and logs each response once it is sent. The query is left out: it may hold an authorization code. */
export function accessLog(log: Logger, metrics: HostMetrics): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { incoming, outgoing, target } = c.env
    const startedAt = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    const path = (target.kind === 'refused' ? target.url : target.path).slice(0, 200)
    outgoing.once('close', () => {
      const status = outgoing.statusCode
      const milliseconds = performance.now() - startedAt
      const isRedirect = c.get('source') === 'page' && status >= 300 && status < 400
      metrics.countResponse(isRedirect ? 'redirect' : (c.get('source') ?? 'refused'), status, milliseconds / 1000)
      const line = { requestId, method: incoming.method, path, status, milliseconds: Math.round(milliseconds) }
      log[status >= 500 ? 'warn' : 'debug'](line, 'request')
    })
    await next()
  }
}

/** Rejects invalid request lines and hosts before they are parsed further. */
export const screening: MiddlewareHandler<HostEnv> = async (c, next) => {
  const { target } = c.env
  if (target.kind === 'accepted') {
    c.set('screened', target)
    return next()
  }
  const { status } = target
  return toResponse(createPlainPage(status, status === 405 ? { Allow: allowedMethods.join(', ') } : {}))
}

/** Resolves host, origin, client address and sender of an accepted request. */
export function requestContext(proxies: TrustedProxies, publicOrigins: readonly string[]): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    const { incoming, isSecure } = c.env
    c.set('origin', toRequestOrigin(c.get('screened').host, isSecure))
    c.set('clientAddress', proxies.resolveClientAddress(incoming))
    c.set('isSameOrigin', isSameOrigin(incoming.headers, publicOrigins))
    await next()
  }
}

/** Sets the metrics label of the responses. */
export function countAs(source: HostEnv['Variables']['source']): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    c.set('source', source)
    await next()
  }
}

/** Responds 503 if a service is down, otherwise 500; without details of the error (ERR-05). */
export function handleError(log: Logger): ErrorHandler<HostEnv> {
  return (error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed')
    const { outgoing, target } = c.env
    if (outgoing.headersSent) {
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
    const status = isServiceDown(error) ? 503 : 500
    const isApi = target.kind === 'accepted' && target.path.startsWith('/api/')
    return toResponse(isApi ? createPlainJson(status, { error: 'Something went wrong' }) : createPlainPage(status))
  }
}

function toRequestOrigin(host: string, isSecure: boolean): RequestOrigin {
  return { hostname: normalizeHostname(host), origin: `${isSecure ? 'https' : 'http'}://${host}`, isSecure }
}
