import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { resolveSettings } from '@kudex/domain/settings'
import { createLogger } from '@kudex/node-server/logging'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database/database.types.ts'
import { createJobs } from './jobs/createJobs.ts'
import { rateLimits } from './limits.ts'
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts'
import { createUploadsService } from './uploads/uploadsService.ts'

describe('behind the host and two trusted proxies', () => {
  let folder = ''
  let database: Database
  let server: Server

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-forwarded-'))
    database = await openEmptyDatabase()
    const log = createLogger({ level: 'none', process: 'test' })
    const jobs = createJobs({ queries: database.queries, log })
    const settings = resolveSettings({ KUDEX_DATA_DIR: folder, TRUST_PROXY: '10.0.0.0/8' })
    const { routes } = await createUploadsService(async () => false)({
      settings,
      database,
      jobs,
      log,
      metrics: new Registry(),
    })
    const [route] = routes
    if (!route || !('handler' in route)) throw new Error('The upload service has no handler')
    server = createServer((request, response) => void route.handler(request, response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('rate limits count by client address, also with a forged X-Forwarded-For', async () => {
    const { port } = server.address() as AddressInfo
    const begin = async (client: string, index: number) => {
      const forwarded = `203.0.113.${index}, ${client}, 10.0.0.5`
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'x-forwarded-for': forwarded }
      return (await fetch(`http://127.0.0.1:${port}/uploads`, { method: 'POST', headers })).status
    }
    const { points } = rateLimits.uploadByAddress
    for (let index = 0; index < points; index += 1) expect(await begin('198.51.100.1', index)).toBe(201)
    expect(await begin('198.51.100.1', 0)).toBe(429)
    expect(await begin('198.51.100.2', 0)).toBe(201)
    expect(await begin('2001:db8::7', 0)).toBe(201)
  })
})
