import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { kudexOrigin, ports, strivonaOrigin } from './addresses.ts'

export interface KudexProcess {
  readonly process: ChildProcess
  /** Everything printed so far. */
  readonly output: () => string
  /** Sends SIGTERM and resolves to the exit code. */
  readonly stop: () => Promise<number | null>
}

interface StartOptions {
  readonly dataFolder: string
  readonly ports?: typeof ports
  readonly environment?: Readonly<Record<string, string>>
  /** `dev` starts the system as `npm run dev` does. */
  readonly kind?: 'start' | 'dev'
}

const root = join(import.meta.dirname, '..', '..')

/** Starts the system as `npm start` does after its installation and waits until it is ready. */
export async function startKudex({
  dataFolder,
  ports: wanted = ports,
  environment = {},
  kind = 'start',
}: StartOptions): Promise<KudexProcess> {
  const child = spawn(process.execPath, [join(root, 'tools', `${kind}.mjs`)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: String(wanted.host),
      SERVICES_PORT: String(wanted.services),
      ADMIN_PORT: String(wanted.admin),
      KUDEX_DATA_DIR: dataFolder,
      PUBLIC_ORIGINS: `http://localhost:${wanted.host},${kudexOrigin},${strivonaOrigin}`,
      ...environment,
    },
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes(`Kudex is ready: http://localhost:${wanted.host}`)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => reject(new Error(`The system ended with ${code} before it was ready:\n${output}`)))
  })
  await ready
  return {
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      return exited
    },
  }
}
