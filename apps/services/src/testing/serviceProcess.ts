import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'
import { packageFolder } from '../packageFolder.ts'

/** A started process of the services, as an operator sees it. */
export class ServiceProcess {
  readonly #child: ChildProcess
  /** Everything it wrote, both streams. */
  output = ''

  constructor(environment: Record<string, string>) {
    this.#child = spawn(process.execPath, [join(packageFolder, 'src/main.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        // A quarter of a start is reading the sources, which are the same each time.
        NODE_COMPILE_CACHE: join(inject('dumpFolder'), 'compiled'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
        this.#child.emit('output')
      })
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Waits for the line that says it is ready and answers its address. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /ready: (http:\S+)/.exec(this.output)?.[1]
      if (address) return address
      if (this.#child.exitCode !== null) throw new Error(`The services ended: ${this.output}`)
      await Promise.race([once(this.#child, 'output'), once(this.#child, 'exit')])
    }
  }

  /** Sends a signal and answers the exit code, null after a kill. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.exit()
  }

  async exit(): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
    return this.#child.exitCode
  }
}
