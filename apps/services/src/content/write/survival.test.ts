import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSecrets } from '@kudex/domain/settings'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../database/openDatabase.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { copyEmptyFolder } from '../../testing/dataFolders.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { findFreePort } from '../../testing/findFreePort.ts'
import { ServiceProcess } from '../../testing/serviceProcess.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { contentSeedPart } from '../seeding/contentSeedPart.ts'

const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'
const kills = isFull ? 10 : 1
const postgresqlUrl = inject('postgresqlUrl')

/** At the reduced size on one of them; `kills.test.ts` kills processes on the embedded database. */
const databases = [
  ['PostgreSQL', postgresqlUrl],
  ['the embedded database', null],
] as const

describe.each(isFull ? databases : databases.slice(postgresqlUrl === null ? 1 : 0).slice(0, 1))(
  'writes on %s',
  (name, serverUrl) => {
    let folder = ''
    let running: { readonly services: ServiceProcess; readonly address: string } | undefined
    let created: Awaited<ReturnType<typeof createDatabase>> | undefined
    // The tests share a database with a small seed and the last process, which saves seeding and a start.
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'kudex-writes-'))
      if (serverUrl === null) await copyEmptyFolder(folder)
      else created = await createDatabase(serverUrl)
      const database = await openDatabase({ databaseUrl: created?.url, dataFolder: folder })
      await loadSeed(
        database.queries,
        async () => testSeed,
        [contentSeedPart],
        () => {},
      )
      await database.close()
    })
    afterAll(async () => {
      await running?.services.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
      await created?.drop()
    })

    async function start() {
      const services = await ServiceProcess.start({
        KUDEX_DATA_DIR: folder,
        SERVICES_PORT: String(await findFreePort()),
        KUDEX_SEED: 'none',
        ...(created && { DATABASE_URL: created.url }),
      })
      running = { services, address: '' }
      return (running = { services, address: await services.ready() })
    }

    it.skipIf(name === 'PostgreSQL' && serverUrl === null)(
      `are whole and kept when the process is killed in the middle of them (kills: ${kills})`,
      { timeout: 60_000 + kills * 30_000 },
      async () => {
        const acknowledged: number[] = []
        let next = 0
        let { services, address } = await start()
        await saveDraft(address, 'first')
        let confirmed = 'first'
        let savesConfirmed = 0
        const before = await readPoint(address)
        for (let kill = 0; kill < kills; kill += 1) {
          const enough = acknowledged.length + 5 + kill * 3
          // Two editors write continuously until the process is killed.
          const editors = [0, 1].map(async () => {
            for (;;) {
              const number = next++
              const isStored = await store(address, number).catch(() => null)
              if (isStored === null) return
              expect(isStored).toBe(true)
              acknowledged.push(number)
              if (acknowledged.length === enough) void services.end('SIGKILL')
            }
          })
          // A third one saves a draft again and again, as its form does while an editor types.
          const saves = (async () => {
            for (let number = 1; ; number += 1) {
              const isSaved = await saveDraft(address, `${kill}-${number}`).catch(() => null)
              if (isSaved === null) return number - 1
              expect(isSaved).toBe(true)
            }
          })()
          await Promise.all(editors)
          const saved = await saves
          await services.exit()
          ;({ services, address } = await start())
          const { title, historyTitle } = await readDraft(address)
          // The last confirmed save, or the one that was not answered; the history has the same.
          if (saved > 0) confirmed = `${kill}-${saved}`
          expect([confirmed, `${kill}-${saved + 1}`]).toContain(title)
          confirmed = title ?? ''
          savesConfirmed += saved
          expect(historyTitle).toBe(title)
        }
        const counts = await Promise.all(Array.from({ length: next }, (_, number) => countStored(address, number)))
        for (const number of acknowledged) expect(counts[number], `write ${number}`).toBe(pagesPerWrite)
        for (const count of counts) expect([0, pagesPerWrite]).toContain(count)
        const stored = counts.filter((count) => count > 0).length
        // Saves of the draft are in the log as well; at most one per kill was not answered.
        const saves = toNumber(await readPoint(address)) - toNumber(before) - stored
        expect(saves).toBeGreaterThanOrEqual(savesConfirmed)
        expect(saves).toBeLessThanOrEqual(savesConfirmed + kills)
      },
    )

    it.skipIf(name === 'PostgreSQL' && serverUrl === null)(
      'do not delay the end of the process by hosts that wait for changes',
      { timeout: 90_000 },
      async () => {
        const { services, address } = running ?? (await start())
        const point = await readPoint(address)
        const waiting = ask(address, `{ changes(after: "${point}", wait: 20) { changes { tags } } }`)
        await readPoint(address)
        expect(await services.end('SIGTERM')).toBe(0)
        // A request that still waits when the process ends (`stopTimeout`) gets no response.
        expect(await waiting).toEqual({ changes: { changes: [] } })
      },
    )
  },
)

const pagesPerWrite = 4

/** Imports and publishes several pages in one write; false if it is refused. */
async function store(address: string, number: number): Promise<boolean> {
  const ids = Array.from({ length: pagesPerWrite }, (_, index) => toId(number, index))
  const page = (id: string) => ({
    siteId: 'main',
    url: `/${id}`,
    title: id,
    languages: ['en'],
    blocks: [{ kind: 'quote', text: id }],
  })
  const response = await fetch(`${address}/content/write/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demoSecrets.contentWriteToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pages: Object.fromEntries(ids.map((id) => [id, page(id)])), publish: ids }),
  })
  await response.json()
  return response.ok
}

const draftUrl = '/content/write/pages/autosaved'

async function saveDraft(address: string, title: string): Promise<boolean> {
  const value = { siteId: 'main', url: '/autosaved', title, languages: ['en'], blocks: [] }
  const put = (version: Record<string, string>) =>
    fetch(`${address}${draftUrl}`, {
      method: 'PUT',
      headers: { ...authorization, ...version, 'content-type': 'application/json' },
      body: JSON.stringify(value),
    })
  const response = await put({ 'if-match': '*' })
  // The first save creates the page.
  const last = response.status === 412 ? await put({}) : response
  await last.json()
  return last.ok
}

/** The title of the draft, and that of the newest version in its history. */
async function readDraft(address: string) {
  const read = async (path: string) =>
    (await fetch(`${address}${draftUrl}${path}`, { headers: authorization })).json() as Promise<Record<string, unknown>>
  const { draft } = await read('')
  const { versions } = (await read('/history')) as { versions: { number: number }[] }
  const { value } = await read(`/history/${versions[0]?.number}`)
  const toTitle = (page: unknown) => (page as { title: string } | null)?.title
  return { title: toTitle(draft), historyTitle: toTitle(value) }
}

const authorization = { authorization: `Bearer ${demoSecrets.contentWriteToken}` }

/** The number of visible pages of a write, with their block. */
async function countStored(address: string, number: number): Promise<number> {
  const fields = Array.from(
    { length: pagesPerWrite },
    (_, index) => `p${index}: page(id: "${toId(number, index)}") { blocks { __typename } }`,
  )
  const data = await ask(address, `{ ${fields.join(' ')} }`)
  return Object.values(data).filter((page) => JSON.stringify(page) === '{"blocks":[{"__typename":"QuoteBlock"}]}')
    .length
}

function toId(number: number, index: number): string {
  return `written-${number}-${index}`
}

async function readPoint(address: string): Promise<string> {
  const { changes } = (await ask(address, '{ changes { sequence } }')) as { changes: { sequence: string } }
  return changes.sequence
}

function toNumber(sequence: string): number {
  return Number(sequence.split('-')[1])
}

async function ask(address: string, query: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return data
}
