import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContentService } from './content/contentService.ts'
import type { Database } from './database/database.types.ts'
import { attempts } from './rate-limits/tables.ts'
import { createSalesService } from './sales/salesService.ts'
import type { CreateService } from './service.types.ts'
import { askService, createForTests, draftToken } from './testing/askService.ts'
import { openEmptyDatabase } from './testing/openEmptyDatabase.ts'
import { connectorHeaders } from './ticketing/testing/ticketingFixture.ts'
import { createTicketingService } from './ticketing/ticketingService.ts'
import { createUploadsService } from './uploads/uploadsService.ts'

describe('processes that run side by side on one database count together', () => {
  let folder = ''
  let database: Database
  const servers: Server[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-limits-'))
    database = await openEmptyDatabase()
  })
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Uses up the limits of which one attempt was counted. */
  const exhaust = () => database.queries.update(attempts).set({ points: 100_000 })

  it.each<[name: string, create: CreateService, path: string, query: string, headers: Record<string, string>]>([
    [
      'requests of the connector',
      createTicketingService,
      '/ticketing',
      '{ ticketEvents { cursor } }',
      connectorHeaders,
    ],
    [
      'submissions of forms (FORM-11)',
      createSalesService,
      '/sales',
      `mutation { giveStoryFeedback(input: {}, place: { key: "${'a'.repeat(64)}", siteId: "main", locale: "en",
        pageUrl: "http://localhost:3000/en" }) { secondsToWait } }`,
      {},
    ],
    [
      'passwords of pages (PAGE-20)',
      createContentService,
      '/content/draft',
      '{ unlockPage(id: "secret", password: "guess", peer: "198.51.100.1") { secondsToWait } }',
      { authorization: `Bearer ${draftToken}` },
    ],
  ])('%s', async (_name, create, path, query, headers) => {
    const send = async () => {
      const ask = await askService(create, database)
      const { status, data } = await ask({ path: `${path}/graphql`, query, headers })
      return status === 429 || /"secondsToWait":\d/.test(JSON.stringify(data))
    }
    expect(await send()).toBe(false)
    await exhaust()
    expect(await send()).toBe(true)
  })

  it('uploads (FORM-14)', async () => {
    const begin = async () => {
      const { routes } = await createForTests(
        createUploadsService(async () => false),
        database,
        {
          KUDEX_DATA_DIR: folder,
        },
      )
      const [route] = routes
      if (!route || !('handler' in route)) throw new Error('The upload service has no handler')
      const server = createServer((request, response) => void route.handler(request, response)).listen(0, '127.0.0.1')
      servers.push(server)
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10' }
      return (await fetch(`http://127.0.0.1:${port}/uploads`, { method: 'POST', headers })).status
    }
    expect(await begin()).toBe(201)
    await exhaust()
    expect(await begin()).toBe(429)
  })
})
