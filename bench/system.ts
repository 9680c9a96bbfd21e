import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const limits = join(import.meta.dirname, 'limits', 'dist', 'server')
const processes: ChildProcess[] = []

/** Ports of the measured system, and of the limits beside it. */
export const ports = {
  host: 3380,
  services: 4380,
  admin: 3381,
  uncached: 3382,
  uncachedAdmin: 3383,
  node: 3390,
  vike: 3391,
  react: 3392,
  start: 3393,
}

/** Starts the production system on a data folder and waits until it is ready. */
export async function startSystem(
  folder: string,
): Promise<{ process: ChildProcess; seconds: number; hostPid: number; servicesPid: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(ports.host),
      SERVICES_PORT: String(ports.services),
      ADMIN_PORT: String(ports.admin),
      KUDEX_DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Kudex is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`The system ended with ${code}`)))
  })
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(/\s+/)
  const find = (name: string) =>
    Number(children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`apps/${name}/`)))
  return {
    process: child,
    seconds: (performance.now() - started) / 1000,
    hostPid: find('host'),
    servicesPid: find('services'),
  }
}

/** A host without page cache beside the running system, with the same services. */
export async function startUncachedHost(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'apps', 'host', 'bench', 'uncachedHost.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.uncached),
      SERVICES_PORT: String(ports.services),
      ADMIN_PORT: String(ports.uncachedAdmin),
      KUDEX_DATA_DIR: join(folder, 'uncached'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

/** Stops a process and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Starts the server of a limit with the captured responses of the host. */
export function startLimit(kind: 'node' | 'vike' | 'react', captureFile: string): Promise<ChildProcess> {
  return spawnLimit(kind, ports[kind], { KUDEX_BENCH_CAPTURE: captureFile })
}

/** Starts a limit whose pages load its own scripts and styles; pictures come from the running system. */
export function startHydratedLimit(kind: 'vike' | 'react' | 'start', captureFile: string): Promise<ChildProcess> {
  return spawnLimit(kind, ports[kind], {
    KUDEX_BENCH_CAPTURE: captureFile,
    KUDEX_BENCH_DOCUMENT: 'bare',
    KUDEX_BENCH_HOST: `http://localhost:${ports.host}`,
  })
}

async function spawnLimit(kind: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', join(limits, 'entry.mjs'), join(limits, 'main.mjs'), kind, String(port)],
    {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

/** Stops all that was started. SIGTERM, not SIGKILL: children would survive and keep the ports. */
export async function stopAll(): Promise<void> {
  await Promise.all(processes.map(stop))
}
