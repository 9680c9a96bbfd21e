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

describe('the operations addresses', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says that the process is alive, whatever its parts do', async () => {
    const response = await ask('/healthz', { database: () => Promise.reject(new Error('gone')) })
    expect(response.status).toBe(200)
  })

  it('says ready when every part works', async () => {
    expect((await ask('/readyz', { database: works, keys: works })).status).toBe(200)
  })

  it('names the parts that fail with 503', async () => {
    const response = await ask('/readyz', { database: () => Promise.reject(new Error('gone')), keys: works })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'not ready', failing: ['database'] })
  })

  it('counts a part that does not answer within 2 s as failing', async () => {
    vi.useFakeTimers()
    const asked = ask('/readyz', { database: () => new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await asked).status).toBe(503)
  })

  it('answers metrics as Prometheus text', async () => {
    const response = await ask('/metrics', {})
    expect(response.headers.get('content-type')).toContain('text/plain')
  })
})
