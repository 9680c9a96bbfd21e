import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface HostMetrics {
  readonly registry: Registry
  /** Counts a response; `source` is the part of the host that it came from. */
  countResponse(source: ResponseSource, status: number, seconds?: number): void
}

/** `page-cache`: a cached page on the fast path; `page`: every other page. */
export type ResponseSource = 'page-cache' | 'page' | 'asset' | 'image' | 'file' | 'endpoint' | 'redirect' | 'refused'

/** Creates the metrics of the process (contract, metrics). */
export function createMetrics(sizes: { readonly pages: () => number; readonly data: () => number }): HostMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const responses = new Counter({
    name: 'kudex_host_responses_total',
    help: 'Responses by source and status class.',
    labelNames: ['source', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'kudex_host_response_duration_seconds',
    help: 'Time until the response was sent, by source; without the fast path of the page cache.',
    labelNames: ['source'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  createSizeGauge(registry, 'kudex_host_page_cache_entries', 'Pages in the page cache.', sizes.pages)
  createSizeGauge(registry, 'kudex_host_data_cache_entries', 'Entries in the data cache.', sizes.data)
  // A cached page takes microseconds, so the fast path only increments a number; the counter gets it on collection.
  let cachedPages = 0
  const flush = () => {
    responses.inc({ source: 'page-cache', status: '2xx' }, cachedPages)
    cachedPages = 0
  }
  return {
    registry: Object.assign(registry, { metrics: flushFirst(registry, flush) }),
    countResponse(source, status, seconds) {
      if (source === 'page-cache') {
        cachedPages += 1
        return
      }
      responses.inc({ source, status: `${Math.floor(status / 100)}xx` })
      if (seconds !== undefined) durations.observe({ source }, seconds)
    },
  }
}

function flushFirst(registry: Registry, flush: () => void): () => Promise<string> {
  const metrics = registry.metrics.bind(registry)
  return () => {
    flush()
    return metrics()
  }
}

function createSizeGauge(registry: Registry, name: string, help: string, size: () => number): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      gauge.set(size())
    },
  })
}
