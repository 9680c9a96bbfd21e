import { findFailingChecks, type HealthChecks } from '@kudex/node-server/health'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Service } from '../service.types.ts'

/** Creates the service for health checks and metrics of the process. */
export function createOperationsService(state: ServerState): Service {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) => {
    const failing = await findFailingChecks(state.readiness())
    c.header('Cache-Control', 'no-store')
    return failing.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready', failing }, 503, { 'Retry-After': '1' })
  })
  app.get('/metrics', async (c) =>
    c.body(await state.registry.metrics(), 200, { 'Content-Type': state.registry.contentType }),
  )
  return { name: 'operations', routes: ['/healthz', '/readyz', '/metrics'].map((prefix) => ({ prefix, app })) }
}

/** Takes the place of the services until they are mounted: 404 would be an answer about the content. */
export function createStartingService(): Service {
  const app = new Hono()
  app.all('*', (c) => c.json({ error: 'starting' }, 503, { 'Retry-After': '1' }))
  return { name: 'starting', routes: [{ prefix: '', app }] }
}

export interface ServerState {
  readonly readiness: () => HealthChecks
  readonly registry: Registry
}
