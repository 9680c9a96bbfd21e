import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import type { Queries } from '../../database/database.types.ts'
import type { JobHandler } from '../../jobs/jobs.types.ts'
import type { Mail } from '../../mail/mail.types.ts'
import { createPages } from '../pages/createPages.ts'
import { createBrowser, type TestBrowser } from './testBrowser.ts'
import { type IdentityOptions, startIdentity } from '../identityService.ts'

/** An identity service on its own port, with the one portal origin of its client. */
export async function listenIdentity(queries: Queries, options: Partial<IdentityOptions> = {}): Promise<TestIdentity> {
  const server: Server = createServer()
  server.listen(options.issuer ? Number(new URL(options.issuer).port) : 0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://localhost:${port}/am/oauth2/realms/root/realms/alpha`
  const service = await startIdentity({
    issuer,
    clientId: 'kudex-portal',
    publicOrigins: [portal],
    sessionSecret: 'a secret of the tests',
    queries,
    ...createTestMails(),
    // Without a catalogue pages show their English messages.
    pages: createPages({ issuer, homeAddress: `${portal}/`, loadCatalogue: async () => ({}) }),
    resolveAddress: (request) => String(request.headers['x-test-address'] ?? '192.0.2.1'),
    onAttempt: () => {},
    log: pino({ level: 'silent' }),
    ...options,
  })
  const [route] = service.routes
  if (!route || !('handler' in route)) throw new Error('The identity service answers with a Node handler')
  server.on('request', route.handler)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await service.close?.()
  }
  return { issuer, browser: () => createBrowser(), close }
}

/** Runs jobs at once and keeps the mails they send. */
export function createTestMails(): TestMails {
  const handlers = new Map<string, JobHandler>()
  const tested: TestMails = {
    mails: [],
    failures: 0,
    sendMail: async (mail) => {
      if (tested.failures-- > 0) throw new Error('The mail cannot be enqueued')
      tested.mails.push(mail)
    },
    jobs: {
      enqueue: async ({ queue, payload }) => handlers.get(queue)?.({ id: randomUUID(), payload }),
      work: (queue, handle) => void handlers.set(queue, handle),
    },
  }
  return tested
}

interface TestMails extends Pick<IdentityOptions, 'jobs' | 'sendMail'> {
  readonly mails: Mail[]
  /** Number of mails that fail before the next is kept. */
  failures: number
}

export interface TestIdentity {
  readonly issuer: string
  /** A new browser profile with its own cookies. */
  readonly browser: () => TestBrowser
  readonly close: () => Promise<void>
}

export const portal = 'http://localhost:3000'
export const scope = 'openid profile email fr:idm:*'
