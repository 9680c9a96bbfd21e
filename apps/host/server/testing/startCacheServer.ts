import { spawn, spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

/** A Valkey or Redis for tests. */
export interface CacheServer {
  readonly url: string
  /** Stops and continues the process as it is, so that the server hangs; null for a server of somebody else. */
  readonly signal: ((name: 'SIGSTOP' | 'SIGCONT') => void) | null
  stop(): Promise<void>
}

/**
 * Finds a server for the tests: that of `TEST_CACHE_URL`, else one started from the system's programs on a port of its
 * own. Null when there is neither; that is said aloud.
 */
export async function startCacheServer(): Promise<CacheServer | null> {
  const given = process.env['TEST_CACHE_URL']
  if (given) return { url: given, signal: null, stop: async () => {} }
  const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) {
    console.log('Skipped with a shared cache: no TEST_CACHE_URL, and neither valkey-server nor redis-server was found')
    return null
  }
  const port = await findFreePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (/ready to accept connections/i.test(said)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`${program} ended: ${said.slice(-500)}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (name) => void server.kill(name),
    async stop() {
      if (server.exitCode !== null) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    },
  }
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
