import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { isSecureRequest, readAddress } from './requestOrigin.ts'
import type { IsTrustedProxy } from './screen/proxies.ts'
import { createSessionRoutes, type Sessions } from './session/index.server.ts'

/** Answers a screened request; resolves when the answer is written. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface EndpointsOptions {
  readonly sessions: Sessions
  readonly publicOrigins: readonly string[]
  readonly isTrustedProxy: IsTrustedProxy
}

/** Creates the listeners of the host's own endpoints, by the path they stand at. */
export function createEndpoints(options: EndpointsOptions): ReadonlyMap<string, Endpoint> {
  const { sessions, publicOrigins, isTrustedProxy } = options
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route(
    '/api/session',
    createSessionRoutes({
      sessions,
      publicOrigins,
      isSecure: (context) => isSecureRequest(incoming(context), isTrustedProxy(incoming(context))),
      resolveAddress: (context) => readAddress(incoming(context), isTrustedProxy),
    }),
  )
  app.notFound((context) => context.json({ error: 'There is no such endpoint' }, 404))
  app.onError((_error, context) => context.json({ error: 'Something went wrong' }, 500))
  // The name only completes the address that a web request needs; nothing is built from it.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  return new Map([['/api/session', async (request, response) => listener(request, response)]])
}

function incoming(context: Context<{ Bindings: HttpBindings }>): IncomingMessage {
  return context.env.incoming
}
