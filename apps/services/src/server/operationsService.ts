import { findFailingChecks, type HealthChecks } from '@kudex/node-server/health'
import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Service } from '../service.types.ts'

/** Health and metrics of the process (contract, ports and settings). */
export function createOperationsService(state: ServerState): Service {
  const app = new Hono()
  app.get('/healthz', (call) => call.json({ status: 'alive' }))
  app.get('/readyz', async (call) => {
    const failing = await findFailingChecks(state.readiness())
    call.header('Cache-Control', 'no-store')
    return failing.length === 0
      ? call.json({ status: 'ready' })
      : call.json({ status: 'not ready', failing }, 503, { 'Retry-After': '1' })
  })
  app.get('/metrics', async (call) =>
    call.body(await state.registry.metrics(), 200, { 'Content-Type': state.registry.contentType }),
  )
  return { name: 'operations', routes: ['/healthz', '/readyz', '/metrics'].map((prefix) => ({ prefix, app })) }
}

export interface ServerState {
  /** The parts that must work, by name. */
  readonly readiness: () => HealthChecks
  readonly registry: Registry
}
