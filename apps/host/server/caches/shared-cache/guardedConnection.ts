import { Valkey } from 'iovalkey'
import { sharedCacheCheckInterval, sharedCacheConnection, sharedCacheTimeout } from '../../limits.ts'

/** A connection with a time limit per call and a circuit breaker. */
export interface GuardedConnection {
  /** Runs a Lua script; null if the server does not answer in time or the circuit is open. */
  run(script: string, keys: readonly string[], input: readonly (string | Buffer | number)[]): Promise<Reply | null>
  /** Resolves after the first successful check, or after the first interval. */
  readonly opened: Promise<void>
  /** True while the circuit is open. */
  readonly isFailing: boolean
  close(): void
}

/** Wraps the reply, which may be null itself. */
export interface Reply {
  readonly reply: unknown
}

export interface ConnectionOptions {
  readonly url: string
  /** Runs once per interval; true if the server can be used. */
  readonly check: () => Promise<boolean>
  /** Called with the first result and with each change; `reason` is null if the server connects but does not reply. */
  readonly onChange: (isFailing: boolean, reason: string | null) => void
}

/**
 * Connects to Valkey or Redis. Three calls in a row that fail or time out open the circuit: nothing is sent until a
 * check has succeeded.
 */
export function openGuardedConnection(options: ConnectionOptions): GuardedConnection {
  const { url, check, onChange } = options
  const client = new Valkey(url.replace(/^valkey/, 'redis'), {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: sharedCacheConnection.timeout,
    retryStrategy: (attempt) => Math.min(attempt * sharedCacheConnection.firstRetry, sharedCacheConnection.maxRetry),
  })
  let reason: string | null = null
  // Reported through onChange; without a listener an error event ends the process.
  client.on('error', ({ message }: Error) => (reason = message))
  client.on('ready', () => {
    reason = null
    void probe()
  })
  let failures = 0
  let isFailing = true
  let isReported = false
  let isProbing = false
  const opened = Promise.withResolvers<void>()
  const timer = setInterval(() => void probe().then(opened.resolve), sharedCacheCheckInterval)
  timer.unref()

  function setFailing(next: boolean): void {
    if (isReported && next === isFailing) return
    isReported = true
    isFailing = next
    onChange(next, reason)
  }

  async function probe(): Promise<void> {
    if (isProbing || client.status === 'end') return
    isProbing = true
    const works = client.status === 'ready' && (await check().catch(() => false))
    isProbing = false
    failures = 0
    // Reconnecting drops the calls that are pending on a connection that hangs.
    if (!works && client.status === 'ready') client.disconnect(true)
    setFailing(!works)
    if (works) opened.resolve()
  }

  async function run(script: string, keys: readonly string[], input: readonly (string | Buffer | number)[]) {
    if (client.status !== 'ready' || (isFailing && !isProbing)) return null
    try {
      const sent = client.callBuffer('EVAL', script, keys.length, ...keys, ...input)
      const reply = await withTimeout(sent, sharedCacheTimeout)
      failures = 0
      return { reply }
    } catch {
      failures += 1
      if (failures >= 3) setFailing(true)
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

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    // In a busy process the timer and the reply can be due in the same turn of the event loop, where timers run first:
    // read the reply before the call fails.
    const timer = setTimeout(() => setImmediate(() => reject(new Error('No reply in time'))), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
