import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** Starts a second host that uses the services of a running system. */
export async function startSecondHost(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const root = join(import.meta.dirname, '..', '..')
  const child = spawn(process.execPath, [join(root, 'apps/host/dist/server/main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Kudex host listens') && resolve())
    child.once('exit', (code) => reject(new Error(`The second host ended with ${code}`)))
  })
  return child
}
