import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from '@kudex/node-server/logging'
import type { Service, ServiceRoute } from '../service.types.ts'
import type { RequestMetrics } from './metrics.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface Mounted {
  readonly name: string
  readonly prefix: string
  readonly handler: Handler
}

/** Creates Node handlers for the routes of services, longest prefix first. */
export function mountServices(services: readonly Service[]): Mounted[] {
  return services
    .flatMap(({ name, routes }) => routes.map((route) => ({ name, prefix: route.prefix, handler: toHandler(route) })))
    .sort((one, other) => other.prefix.length - one.prefix.length)
}

function toHandler(route: ServiceRoute): Handler {
  return 'app' in route ? getRequestListener(route.app.fetch, { overrideGlobalObjects: false }) : route.handler
}

/** Routes each request to the service with the matching prefix; other paths respond 404. */
export function createListener(
  resolveMounted: () => readonly Mounted[],
  { metrics, log }: { readonly metrics: RequestMetrics; readonly log: Logger },
): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const owner = resolveMounted().find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    metrics.observe(owner?.name ?? 'none', response)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (owner) {
      void handle(owner, request, response)
      return
    }
    response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not found"}')
  }

  async function handle({ name, handler }: Mounted, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await handler(request, response)
    } catch (error) {
      log.error({ err: error, service: name }, 'a request failed')
      fail(response)
    }
  }
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'application/json' }).end('{"error":"something went wrong"}')
}
