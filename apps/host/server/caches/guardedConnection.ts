import { Valkey } from 'iovalkey'

/** A connection that is used only while it is quick: no page waits for it longer than its budget. */
export interface GuardedConnection {
  /** Runs a script; null when the server does not answer in time or is known not to. */
  run(script: string, keys: readonly string[], input: readonly (string | Buffer | number)[]): Promise<Answer | null>
  /** Resolves when the server was found fit for use for the first time, or after a second without it. */
  readonly opened: Promise<void>
  /** True while the server does not answer; tried again every second. */
  readonly isFailing: boolean
  close(): void
}

/** A reply, or that there was one without content. */
export interface Answer {
  readonly reply: unknown
}

export interface ConnectionOptions {
  readonly url: string
  /** Milliseconds that one call may take. */
  readonly budget: number
  /** Asked every second: true when the server is there and fit for use. */
  readonly check: () => Promise<boolean>
  readonly onChange: (isFailing: boolean) => void
  readonly interval?: number
}

/**
 * Connects to a Valkey or Redis. After three calls in a row that fail or take too long nothing is sent until a check
 * has succeeded, so that a server that hangs costs nobody anything.
 */
export function openGuardedConnection(options: ConnectionOptions): GuardedConnection {
  const { url, budget, check, onChange, interval = 1_000 } = options
  const client = new Valkey(url.replace(/^valkey/, 'redis'), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 1_000),
  })
  // Told through onChange; without a listener an error would end the process.
  client.on('error', () => {})
  client.on('ready', () => void probe())
  let failures = 0
  let isFailing = true
  let isProbing = false
  const opened = Promise.withResolvers<void>()
  const timer = setInterval(() => void probe().then(opened.resolve), interval)
  timer.unref()

  function set(next: boolean): void {
    if (next === isFailing) return
    isFailing = next
    onChange(next)
  }

  async function probe(): Promise<void> {
    if (isProbing || client.status === 'end') return
    isProbing = true
    const works = client.status === 'ready' && (await check().catch(() => false))
    isProbing = false
    failures = 0
    // What waits on a connection that hangs must not pile up.
    if (!works && client.status === 'ready') client.disconnect(true)
    set(!works)
    if (works) opened.resolve()
  }

  async function run(script: string, keys: readonly string[], input: readonly (string | Buffer | number)[]) {
    if (client.status !== 'ready' || (isFailing && !isProbing)) return null
    try {
      const sent = client.callBuffer('EVAL', script, keys.length, ...keys, ...input)
      const reply = await inTime(sent, budget)
      failures = 0
      return { reply }
    } catch {
      failures += 1
      if (failures >= 3) set(true)
      return null
    }
  }

  return {
    run,
    opened: opened.promise,
    get isFailing() {
      return isFailing
    },
    close() {
      clearInterval(timer)
      opened.resolve()
      client.disconnect()
    },
  }
}

function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    // A busy process finds its timer and the reply due at once: the reply, read one step later, counts.
    const timer = setTimeout(() => setImmediate(() => reject(new Error('No reply in time'))), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
