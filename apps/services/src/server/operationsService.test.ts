import { Registry } from 'prom-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOperationsService } from './operationsService.ts'

function ask(path: string, parts: Record<string, () => Promise<unknown>>) {
  const service = createOperationsService({ readiness: () => parts, registry: new Registry() })
  const [route] = service.routes
  if (!route || !('app' in route)) throw new Error('The operations service is a Hono app')
  return route.app.request(path)
}

const works = () => Promise.resolve()

describe('the operations service', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('/healthz responds 200 while checks fail', async () => {
    const response = await ask('/healthz', { database: () => Promise.reject(new Error('gone')) })
    expect(response.status).toBe(200)
  })

  it('/readyz responds 200 if all checks pass', async () => {
    expect((await ask('/readyz', { database: works, keys: works })).status).toBe(200)
  })

  it('/readyz responds 503 with the failing checks', async () => {
    const response = await ask('/readyz', { database: () => Promise.reject(new Error('gone')), keys: works })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', failing: ['database'] })
  })

  it('/readyz treats a check that takes longer than 2 s as failing', async () => {
    vi.useFakeTimers()
    const response = ask('/readyz', { database: () => new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await response).status).toBe(503)
  })

  it('/metrics responds in the Prometheus text format', async () => {
    const response = await ask('/metrics', {})
    expect(response.headers.get('content-type')).toContain('text/plain')
  })
})
