import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import type { Service } from '../service.types.ts'

/** Answers whether the process is alive and ready, and its metrics: contract, ports and settings. */
export function createOperationsService(state: ServerState): Service {
  const app = new Hono()
  app.get('/healthz', (call) => call.json({ status: 'alive' }))
  app.get('/readyz', async (call) => {
    const failing = await findFailing(state.readiness())
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
  readonly readiness: () => Readonly<Record<string, () => Promise<unknown>>>
  readonly registry: Registry
}

async function findFailing(parts: Readonly<Record<string, () => Promise<unknown>>>): Promise<string[]> {
  const checks = Object.entries(parts).map(async ([name, check]) => ({ name, works: await answersInTime(check) }))
  return (await Promise.all(checks)).filter(({ works }) => !works).map(({ name }) => name)
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, checkTimeout, false)
  })
  const works = check().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([works, late])
  } finally {
    clearTimeout(timer)
  }
}

const checkTimeout = 2_000
