import { createServer } from 'node:http'
import { sendPlainResponse, createPlainJson } from '../plainResponse.ts'
import { listen, type Listening } from '@kudex/node-server/listening'
import type { HostMetrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** Starts the admin server for metrics and health checks, on loopback only. */
export function startAdminServer(
  port: number,
  { metrics, readiness }: { readonly metrics: HostMetrics; readonly readiness: Readiness },
): Promise<Listening> {
  const create = () =>
    createServer(async (request, response) => {
      const exchange = { request, response }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendPlainResponse(
          exchange,
          createPlainJson(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' }),
        )
      }
      if (request.url === '/healthz') return sendPlainResponse(exchange, createPlainJson(200, { status: 'alive' }))
      if (request.url === '/readyz') return sendPlainResponse(exchange, await readiness.respond())
      if (request.url !== '/metrics') return sendPlainResponse(exchange, createPlainJson(404, { error: 'Not found' }))
      const body = await metrics.registry.metrics()
      return sendPlainResponse(exchange, {
        status: 200,
        headers: { 'Content-Type': metrics.registry.contentType },
        body,
      })
    })
  return listen(create, ['127.0.0.1', '::1'], { port, setting: 'ADMIN_PORT' })
}
