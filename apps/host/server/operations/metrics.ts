import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the host counts. */
export interface HostMetrics {
  readonly registry: Registry
  /** Counts an answer; `source` tells where it came from. */
  countAnswer(source: AnswerSource, status: number, seconds?: number): void
}

/** `page-cache` a kept page, `page` a rendered one, and so on. */
export type AnswerSource = 'page-cache' | 'page' | 'asset' | 'image' | 'file' | 'endpoint' | 'redirect' | 'refused'

/** Creates the metrics of the process (contract, metrics). */
export function createMetrics(sizes: { readonly pages: () => number; readonly data: () => number }): HostMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'host_answers_total',
    help: 'Answers by where they came from and class of status.',
    labelNames: ['source', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'host_answer_seconds',
    help: 'Time until an answer was ready, kept pages and assets left out.',
    labelNames: ['source'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  createSizeGauge(registry, 'host_page_cache_pages', 'Pages held in the page cache.', sizes.pages)
  createSizeGauge(registry, 'host_data_cache_entries', 'Entries held in the data cache.', sizes.data)
  // A kept page is answered in microseconds: its count is a number until somebody asks.
  let keptPages = 0
  const flush = () => {
    answers.inc({ source: 'page-cache', status: '2xx' }, keptPages)
    keptPages = 0
  }
  return {
    registry: Object.assign(registry, { metrics: flushFirst(registry, flush) }),
    countAnswer(source, status, seconds) {
      if (source === 'page-cache') {
        keptPages += 1
        return
      }
      answers.inc({ source, status: `${Math.floor(status / 100)}xx` })
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
