import { createServer } from 'node:http'
import { sendAnswer, toJsonAnswer } from '../answer.ts'
import { listen, type Listening } from '@kudex/node-server/listening'
import type { HostMetrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** Listens on loopback only and answers metrics and health (contract, ADMIN_PORT). */
export function startAdminServer(
  port: number,
  { metrics, readiness }: { readonly metrics: HostMetrics; readonly readiness: Readiness },
): Promise<Listening> {
  const create = () =>
    createServer(async (request, response) => {
      const exchange = { request, response }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return sendAnswer(exchange, toJsonAnswer(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' }))
      }
      if (request.url === '/healthz') return sendAnswer(exchange, toJsonAnswer(200, { status: 'alive' }))
      if (request.url === '/readyz') return sendAnswer(exchange, await readiness.answer())
      if (request.url !== '/metrics') return sendAnswer(exchange, toJsonAnswer(404, { error: 'Not found' }))
      const body = await metrics.registry.metrics()
      return sendAnswer(exchange, { status: 200, headers: { 'Content-Type': metrics.registry.contentType }, body })
    })
  return listen(create, ['127.0.0.1', '::1'], { port, setting: 'ADMIN_PORT' })
}
