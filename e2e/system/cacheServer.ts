import { spawn, spawnSync, type ChildProcess } from 'node:child_process'

/** Starts a Valkey or Redis for several hosts; null if this machine has none. */
export async function startCacheServer(port: number): Promise<{ url: string; process: ChildProcess | null } | null> {
  const given = process.env['TEST_CACHE_URL']
  if (given) return { url: given, process: null }
  const program = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) return null
  const child = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => /ready to accept connections/i.test(chunk.toString()) && resolve())
    child.once('exit', () => reject(new Error(`${program} ended`)))
  })
  return { url: `redis://127.0.0.1:${port}`, process: child }
}
