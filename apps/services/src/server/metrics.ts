import type { ServerResponse } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface RequestMetrics {
  readonly registry: Registry
  /** Measures one request until its response is sent. */
  readonly observe: (service: string, response: ServerResponse) => void
}

/** Creates the metrics of the process: Node's own and the duration of requests by service and status. */
export function createMetrics(): RequestMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'kudex_services_request_duration_seconds',
    help: 'Duration of requests by service and status.',
    labelNames: ['service', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    observe: (service, response) => {
      const started = performance.now()
      response.once('close', () => {
        durations.observe({ service, status: String(response.statusCode) }, (performance.now() - started) / 1000)
      })
    },
  }
}
