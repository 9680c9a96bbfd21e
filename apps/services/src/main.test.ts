import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copyEmptyFolder } from './testing/dataFolders.ts'
import { createDatabase } from './testing/createDatabase.ts'
import { findFreePort } from './testing/findFreePort.ts'
import { ServiceProcess } from './testing/serviceProcess.ts'

// The tests share one data folder, in this order: an interrupted start, a whole one, and one that continues.
describe('the services process', () => {
  let folder = ''
  let running: ServiceProcess
  let address = ''
  const started: ServiceProcess[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kudex-services-'))
    await copyEmptyFolder(folder)
  })
  afterAll(async () => {
    for (const services of started) await services.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** Starts on a free port. */
  async function start(environment: Record<string, string> = {}): Promise<ServiceProcess> {
    const port = environment['SERVICES_PORT'] ?? String(await findFreePort())
    const services = await ServiceProcess.start({ KUDEX_DATA_DIR: folder, SERVICES_PORT: port, ...environment })
    started.push(services)
    return services
  }

  it('answers 503 during the start, and exits at once with 0 on SIGINT', { timeout: 120_000 }, async () => {
    const port = String(await findFreePort())
    const services = await start({ SERVICES_PORT: port })
    await services.printed(/Seed demo: content/)
    const response = await fetch(`http://127.0.0.1:${port}/content/graphql`, { method: 'POST' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await services.end('SIGINT')).toBe(0)
    expect(services.output).not.toContain('ready')
  })

  it('loads the whole seed after an interrupted start', { timeout: 120_000 }, async () => {
    const interrupted = await start()
    await interrupted.printed(/Seed demo: content/)
    await interrupted.end('SIGKILL')
    running = await start()
    address = await running.ready()
    expect(running.output).toContain('Seed demo: products')
    expect(await askSites(address)).not.toHaveLength(0)
  })

  it('keeps its data after SIGKILL and takes over the lock of the folder', { timeout: 120_000 }, async () => {
    await running.end('SIGKILL')
    running = await start()
    address = await running.ready()
    expect(running.output).not.toContain('Seed demo: content')
    expect(await askSites(address)).not.toHaveLength(0)
  })

  it(
    'rejects a second start on the same folder or port and an invalid setting, each in one line',
    { timeout: 120_000 },
    async () => {
      const { port } = new URL(address)
      const [onFolder, onPort, withSetting] = await Promise.all([
        start(),
        start({ SERVICES_PORT: port, KUDEX_DATA_DIR: join(folder, 'other') }),
        start({ LOG_LEVEL: 'loud' }),
      ])
      expect(await onFolder.exit()).toBe(1)
      expect(onFolder.output).toBe(
        `The data folder ${folder} is in use by the process ${running.pid}. Stop that process first, or set KUDEX_DATA_DIR to another folder.\n`,
      )
      expect(await onPort.exit()).toBe(1)
      expect(onPort.output).toMatch(
        new RegExp(`^The port ${port} on \\S+ is in use by another process\\. .*SERVICES_PORT.*\\n$`),
      )
      expect(await withSetting.exit()).toBe(1)
      expect(withSetting.output).toMatch(/^LOG_LEVEL=loud: takes .*\n$/)
    },
  )

  it('fails in one line if the data folder cannot be used', { timeout: 60_000 }, async () => {
    const services = await start({
      // The folder is checked first: uploads and pictures need it with PostgreSQL too.
      DATABASE_URL: 'postgres://127.0.0.1:1/kudex',
      KUDEX_DATA_DIR: join(import.meta.filename, 'data'),
    })
    expect(await services.exit()).toBe(1)
    expect(services.output).toMatch(/^The data folder \S+ is below a file\. Set KUDEX_DATA_DIR to [^\n]*\n$/)
  })

  it('finishes running requests after SIGTERM and exits with 0', { timeout: 120_000 }, async () => {
    const { port } = new URL(address)
    const body = JSON.stringify({ query: '{ sites { id } }' })
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST /content/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    socket.write(head + body.slice(0, 10))
    await fetch(`http://127.0.0.1:${port}/healthz`)
    const exit = running.end('SIGTERM')
    // Ctrl-C reaches the whole process group, so the process may get two signals.
    void running.end('SIGINT')
    let isRefused = false
    while (!isRefused)
      isRefused = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      )
    socket.write(body.slice(10))
    let responseText = ''
    for await (const chunk of socket) responseText += String(chunk)
    expect(responseText).toContain('200 OK')
    expect(responseText).toContain('"sites"')
    expect(await exit).toBe(0)
  })
})

const serverUrl = inject('postgresqlUrl')

describe.skipIf(serverUrl === null)('two processes that start at once on one empty PostgreSQL database', () => {
  it('both become ready, and one of them has loaded the seed', { timeout: 240_000 }, async () => {
    const database = await createDatabase(serverUrl ?? '')
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'kudex-services-')))
    const started: ServiceProcess[] = []
    try {
      for (const folder of folders) {
        const port = String(await findFreePort())
        const settings = { KUDEX_DATA_DIR: folder, SERVICES_PORT: port, KUDEX_SEED: 'demo', DATABASE_URL: database.url }
        started.push(await ServiceProcess.start(settings))
      }
      const addresses = await Promise.all(started.map((services) => services.ready()))
      for (const address of addresses) expect(await askSites(address)).not.toHaveLength(0)
      const outputs = started.map(({ output }) => output)
      expect(outputs.filter((output) => output.includes('Seed demo: content'))).toHaveLength(1)
      expect(outputs.join('')).not.toMatch(/error|\n +at /i)
      expect(await Promise.all(started.map((services) => services.end('SIGTERM')))).toEqual([0, 0])
    } finally {
      for (const services of started) await services.end('SIGKILL')
      await database.drop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    }
  })

  it('fails in one line if the database cannot be prepared', { timeout: 60_000 }, async () => {
    const database = await createDatabase(serverUrl ?? '')
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('create schema content; create table content.sites (id int)')
    await client.end()
    const services = await ServiceProcess.start({
      SERVICES_PORT: String(await findFreePort()),
      DATABASE_URL: database.url,
    })
    try {
      expect(await services.exit()).toBe(1)
      expect(services.output).toMatch(/^The database 127\.0\.0\.1:\S+ cannot be prepared: .* already exists\.[^\n]*\n$/)
    } finally {
      await services.end('SIGKILL')
      await database.drop()
    }
  })
})

async function askSites(address: string): Promise<unknown[]> {
  const response = await fetch(`${address}/content/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ sites { id } }' }),
  })
  const { data } = (await response.json()) as { data: { sites: unknown[] } }
  return data.sites
}
