import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { loadDemoAccounts } from '../identity/testing/loadDemoAccounts.ts'
import { createPortalClient } from '../identity/testing/portalClient.ts'
import { createBrowser } from '../identity/testing/testBrowser.ts'
import { copyEmptyFolder } from '../testing/dataFolders.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { ServiceProcess } from '../testing/serviceProcess.ts'
import { findAccount, storeOrganizations, toHeaders, toKey } from './testing/ticketingFixture.ts'

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
type Tokens = Awaited<ReturnType<ReturnType<typeof createPortalClient>['signInForTokens']>> & { readonly since: number }
/** Milliseconds for which tokens are used again: a sign-in takes as long as a start, and they are good for ten minutes. */
const tokenUse = 5 * 60_000
/** Kills of each kind of database. */
const kills = isFull ? 500 : 2

// Both kinds run at once, as most of the time goes into starts of one process after the other.
describe.concurrent.each(['the embedded database', 'PostgreSQL'])('writes to the ticketing service on %s', (kind) => {
  const serverUrl = kind === 'PostgreSQL' ? inject('postgresqlUrl') : null
  let folder = ''
  let created: Awaited<ReturnType<typeof createDatabase>> | undefined
  let services: ServiceProcess | undefined
  let port = 0

  beforeAll(async () => {
    if (kind === 'PostgreSQL' && serverUrl === null) return
    folder = mkdtempSync(join(tmpdir(), 'kudex-ticketing-'))
    if (serverUrl === null) await copyEmptyFolder(folder)
    port = await findFreePort()
    created = serverUrl === null ? undefined : await createDatabase(serverUrl)
    const database = await openDatabase(created ? { databaseUrl: created.url } : { dataFolder: folder })
    await loadDemoAccounts(database.queries)
    await storeOrganizations(database.queries)
    await database.close()
  })
  afterAll(async () => {
    await services?.end('SIGKILL')
    await created?.drop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  /** Starts the services and signs in, or uses earlier tokens again. */
  async function start(earlier?: Tokens) {
    services = await ServiceProcess.start({
      KUDEX_DATA_DIR: folder,
      SERVICES_PORT: String(port),
      KUDEX_SEED: 'none',
      ...(created && { DATABASE_URL: created.url }),
    })
    const address = await services.ready()
    const client = createPortalClient({ issuer: `http://localhost:${port}/am/oauth2/realms/root/realms/alpha` })
    const tokens: Tokens =
      earlier && Date.now() - earlier.since < tokenUse
        ? earlier
        : {
            ...(await client.signInForTokens(createBrowser(), findAccount('carla').email, demoPassword)),
            since: Date.now(),
          }
    const send = async (query: string) => {
      const response = await fetch(`${address}/ticketing/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...toHeaders(tokens) },
        body: JSON.stringify({ query }),
      })
      const { data } = (await response.json()) as { data: { result: Result } }
      return data.result
    }
    // The tokens are verified now, so that the kill meets writes.
    await send('{ result: tickets { total } }')
    return { send, tokens }
  }

  interface Result {
    readonly ticket: { readonly id: string; readonly comments: number }
    readonly total: number
  }

  const create = (key: string) =>
    `mutation { result: createTicket(key: "${toKey(key)}", input: { location: "acme-harness-plant", ticketType: "fault", concern: "none", subject: "${key}", description: "D" }) { ticket { id comments } } }`
  const comment = (key: string, id: string) =>
    `mutation { result: addComment(key: "${toKey(key)}", id: "${id}", input: { comment: "C" }) { ticket { id comments } } }`

  it.skipIf(kind === 'PostgreSQL' && serverUrl === null)(
    `are neither lost nor doubled by ${kills} kills with SIGKILL`,
    { timeout: 90_000 + kills * 20_000 },
    async () => {
      let { send, tokens } = await start()
      const first = await send(create('first'))
      const { id } = first.ticket
      let answers = 0
      for (let round = 0; round < kills; round++) {
        const writes = [0, 1, 2, 3].flatMap((index) => [
          create(`create ${round} ${index}`),
          comment(`comment ${round} ${index}`, id),
        ])
        // Kills between the first and the last answer, while other writes are running.
        const killing = Promise.withResolvers<void>()
        let count = 0
        const attempts = Promise.allSettled(
          writes.map(async (write) => {
            const result = await send(write)
            count += 1
            if (count === 1 + ((round * 3) % 7)) killing.resolve()
            return result
          }),
        )
        await killing.promise
        await services?.end('SIGKILL')
        const answered = await attempts
        ;({ send, tokens } = await start(tokens))
        answers += answered.filter(({ status }) => status === 'fulfilled').length
        const repeated = await Promise.all(writes.map((write) => send(write)))
        for (const [index, attempt] of answered.entries()) {
          if (attempt.status === 'fulfilled') expect(repeated[index]?.ticket.id).toBe(attempt.value.ticket.id)
        }
      }
      console.log(`ticketing: ${answers} of ${kills * 8} writes were answered before ${kills} kills on ${kind}`)
      const { total } = await send('{ result: tickets { total } }')
      expect(total).toBe(1 + kills * 4)
      const last = await send(comment('last', id))
      expect(last.ticket.comments).toBe(kills * 4 + 1)
    },
  )
})
