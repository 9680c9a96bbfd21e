import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Service, ServiceRoute } from '../service.types.ts'
import type { RequestMetrics } from './metrics.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Mounted {
  readonly name: string
  readonly prefix: string
  readonly handler: Handler
}

/** Turns what services mount into Node handlers, the longest prefix first. */
export function mountServices(services: readonly Service[]): Mounted[] {
  return services
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, prefix: route.prefix, handler: toHandler(route) })))
    .sort((one, other) => other.prefix.length - one.prefix.length)
}

function toHandler(route: ServiceRoute): Handler {
  return 'app' in route ? getRequestListener(route.app.fetch, { overrideGlobalObjects: false }) : route.handler
}

/** Gives each request to the service that owns its path; what nobody owns is not found. */
export function createListener(resolveMounted: () => readonly Mounted[], metrics: RequestMetrics): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const owner = resolveMounted().find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    metrics.observe(owner?.name ?? 'none', response)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (owner) {
      Promise.resolve(owner.handler(request, response)).catch(() => fail(response))
      return
    }
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not found"}')
  }
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":"something went wrong"}')
}
