import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'
import { bundleProgram } from './bundleProgram.ts'

/** A process of the services. */
export class ServiceProcess {
  readonly #child: ChildProcess
  /** Output of both streams. */
  output = ''

  static async start(environment: Record<string, string>): Promise<ServiceProcess> {
    return new ServiceProcess(await bundleProgram('main.ts'), environment)
  }

  private constructor(program: string, environment: Record<string, string>) {
    // Without optimized code the embedded database takes a third less time to start.
    this.#child = spawn(process.execPath, ['--liftoff-only', program], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
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
    // Wakes those that wait for output.
    this.#child.once('exit', () => this.#child.emit('output'))
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Waits until the process is ready, and returns its URL. */
  async ready(): Promise<string> {
    return (await this.printed(/ready: (http:\S+)/))[1] ?? ''
  }

  /** Waits for output that matches. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output)
      if (match) return match
      if (this.#hasEnded()) throw new Error(`The services ended: ${this.output}`)
      await once(this.#child, 'output')
    }
  }

  /** Sends a signal and returns the exit code, null after a kill. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.exit()
  }

  async exit(): Promise<number | null> {
    if (!this.#hasEnded()) await once(this.#child, 'exit')
    return this.#child.exitCode
  }

  #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }
}
