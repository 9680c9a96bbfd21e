import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostgresqlBinaries, type PostgresqlBinaries } from './postgresqlBinaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server for tests, or null. */
    postgresqlUrl: string | null
    /** Description of the server, or the reason why there is none. */
    postgresqlNote: string
  }
}

/**
 * Finds a PostgreSQL server for the tests of this run: `TEST_DATABASE_URL`, else a private one from the
 * system's binaries, else from those of the npm package. Prints which one is used, or why there is none.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  project.provide('postgresqlUrl', server.url)
  project.provide('postgresqlNote', server.note)
  const size = process.env['KUDEX_CHECK_SIZE'] === 'full' ? '' : '; tests for both databases run only there (reduced)'
  console.log(server.url ? `PostgreSQL for the tests: ${server.note}${size}` : `Skipped on PostgreSQL: ${server.note}`)
  return server.stop
}

interface TestServer {
  readonly url: string | null
  readonly note: string
  readonly stop: () => Promise<void>
}

/** Finds or starts a server, or returns why there is none. The caller stops it. */
export async function findServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, note: 'the server of TEST_DATABASE_URL', stop: async () => {} }
  const reasons: string[] = []
  for (const binaries of await findPostgresqlBinaries()) {
    try {
      return await startServer(binaries)
    } catch (error) {
      reasons.push(`${binaries.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const note = reasons.length > 0 ? reasons.join('; ') : 'no TEST_DATABASE_URL and no binaries were found'
  return { url: null, note, stop: async () => {} }
}

/** Starts a cluster in a temporary folder on a free port. PostgreSQL refuses to run as root, so root uses another user. */
async function startServer({ name, initdb, postgres }: PostgresqlBinaries): Promise<TestServer> {
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'kudex-postgresql-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })

  const options = ['-D', data, '-U', 'kudex', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  const result = spawnSync(initdb, options, { ...user, cwd: folder, encoding: 'utf8' })
  if (result.status !== 0) {
    remove()
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr.trim().split('\n').at(-1)}`)
  }
  const port = await findFreePort()
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...settings], { ...user, cwd: folder })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // SIGINT is the fast shutdown of PostgreSQL, which closes open connections.
      server.kill('SIGINT')
      await ended
    }
    remove()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      let output = ''
      server.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('ready to accept connections')) resolve()
      })
      server.once('error', reject)
      server.once('exit', () => reject(new Error(`postgres ended: ${output.trim().split('\n').at(-1)}`)))
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgresql://kudex@127.0.0.1:${port}/postgres`, note: name, stop }
}

interface User {
  readonly uid: number
  readonly gid: number
}

function findUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout))
    if (uid && gid) return { uid, gid }
  }
  return undefined
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
