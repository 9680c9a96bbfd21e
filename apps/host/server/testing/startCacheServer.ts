import { spawn, spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

/** A Valkey or Redis server for tests. */
export interface CacheServer {
  readonly url: string
  /** Suspends and resumes the process, so that the server hangs; null for an external server. */
  readonly signal: ((name: 'SIGSTOP' | 'SIGCONT') => void) | null
  stop(): Promise<void>
}

/**
 * Uses the server at `TEST_CACHE_URL`, or starts an installed one on a free port. Null if there is neither, with a
 * message on the console.
 */
export async function startCacheServer(): Promise<CacheServer | null> {
  const given = process.env['TEST_CACHE_URL']
  if (given) return { url: given, signal: null, stop: async () => {} }
  const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) {
    console.log(
      'Shared cache tests skipped: TEST_CACHE_URL is not set, and valkey-server and redis-server are not installed',
    )
    return null
  }
  const port = await findFreePort()
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/ready to accept connections/i.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`${program} ended: ${output.slice(-500)}`)))
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
