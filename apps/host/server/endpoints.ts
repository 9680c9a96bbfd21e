import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { createAccessRoutes, type AccessRoutesOptions } from './routes/page-access/createAccessRoutes.ts'
import { createSearchProxy, type SearchProxyOptions } from './routes/search-proxy/searchProxy.ts'
import { isSecureRequest, readAddress } from './requestOrigin.ts'
import type { IsTrustedProxy } from './screen/proxies.ts'
import { createUploadProxy, uploadsPath, type UploadProxyOptions } from './routes/uploads/createUploadProxy.ts'
import { createSessionRoutes, type Sessions } from './session/index.ts'

/** Answers a screened request; resolves when the answer is written. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface EndpointsOptions {
  readonly sessions: Sessions
  readonly access: Pick<AccessRoutesOptions, 'grants' | 'unlockPage' | 'onError'>
  readonly search: SearchProxyOptions
  readonly uploads: Pick<UploadProxyOptions, 'url' | 'onError'>
  readonly publicOrigins: readonly string[]
  readonly isTrustedProxy: IsTrustedProxy
}

/** Creates the listeners of the host's own endpoints, by the path they stand at. */
export function createEndpoints(options: EndpointsOptions): ReadonlyMap<string, Endpoint> {
  const { sessions, access, search, uploads, publicOrigins, isTrustedProxy } = options
  const app = new Hono<{ Bindings: HttpBindings }>()
  const visitor = {
    publicOrigins,
    isSecure: (context: Context) => isSecureRequest(incoming(context), isTrustedProxy(incoming(context))),
    resolveAddress: (context: Context) => readAddress(incoming(context), isTrustedProxy),
  }
  app.route('/api/session', createSessionRoutes({ sessions, ...visitor }))
  app.route('/api/page-access', createAccessRoutes({ ...access, ...visitor }))
  app.route('/api/search-proxy', createSearchProxy(search))
  app.notFound((context) => context.json({ error: 'There is no such endpoint' }, 404))
  app.onError((_error, context) => context.json({ error: 'Something went wrong' }, 500))
  // The name only completes the address that a web request needs; nothing is built from it.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const answer: Endpoint = async (request, response) => listener(request, response)
  const passUpload = createUploadProxy({
    ...uploads,
    publicOrigins,
    resolveAddress: (request) => readAddress(request, isTrustedProxy),
  })
  return new Map([
    ...['/api/session', '/api/page-access', '/api/search-proxy'].map((path) => [path, answer] as const),
    [uploadsPath, passUpload],
  ])
}

function incoming(context: Context<{ Bindings: HttpBindings }>): IncomingMessage {
  return context.env.incoming
}
