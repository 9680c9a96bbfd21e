import type { SystemData } from '@kudex/domain/paths'
import type { Logger } from '@kudex/node-server/logging'
import { readSnapshot, writeSnapshot } from './snapshotFile.ts'

/** The snapshot of countries, languages, sites, redirects and route rules that every request is resolved with. */
export interface SystemStore {
  /** Null until a snapshot was fetched or found on disk. */
  readonly current: SystemData | null
  /** When the last attempt to refresh succeeded or failed. */
  readonly state: { readonly isFailing: boolean }
  /** Fetches a new snapshot; on failure the present one stays. Those who ask at the same time share one fetch. */
  refresh(): Promise<void>
  /** The same, but never with a fetch that began before: the service has said that something changed. */
  renew(): Promise<void>
  stop(): void
}

export interface SystemStoreOptions {
  readonly fetch: (signal: AbortSignal) => Promise<SystemData>
  /** File that keeps the snapshot, so that the host starts while the content service is down. */
  readonly file: string
  readonly log: Logger
  /** Told of a snapshot that differs from the one before. */
  readonly onChange?: () => void
  /** Milliseconds between refreshes, and between attempts while there is no fresh snapshot. */
  readonly interval?: number
  readonly retryInterval?: number
  /** Milliseconds between attempts while there is no snapshot at all. */
  readonly firstInterval?: number
}

/** Opens the store: reads the file, then keeps the snapshot fresh in the background, spread by a jitter. */
export async function openSystemStore(options: SystemStoreOptions): Promise<SystemStore> {
  const { file, log, interval = 60_000, retryInterval = 2_000, firstInterval = 250 } = options
  let current = await readSnapshot(file)
  let isFailing = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const stopped = new AbortController()

  async function fetchSnapshot(): Promise<void> {
    try {
      const next = await options.fetch(stopped.signal)
      if (next.sites.length === 0) throw new Error('The content service answered no site')
      const isNew = current === null || JSON.stringify(next) !== JSON.stringify(current)
      // The same object keeps what was worked out of it.
      if (isNew) {
        current = next
        options.onChange?.()
        await writeSnapshot(file, next)
      }
      if (isFailing) log.info('system data is fresh again')
      isFailing = false
    } catch (error) {
      if (stopped.signal.aborted) return
      if (!isFailing) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn(
          { reason },
          current ? 'system data is not fresh: the last snapshot stays' : 'system data is not there yet',
        )
      }
      isFailing = true
    }
  }

  function refresh(): Promise<void> {
    running ??= fetchSnapshot().finally(() => {
      running = null
      schedule()
    })
    return running
  }

  async function renew(): Promise<void> {
    await running
    await refresh()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (stopped.signal.aborted) return
    const wait = current === null ? firstInterval : isFailing ? retryInterval : interval
    timer = setTimeout(() => void refresh(), wait * (0.75 + Math.random() / 2))
    timer.unref()
  }

  return {
    get current() {
      return current
    },
    get state() {
      return { isFailing }
    },
    refresh,
    renew,
    stop() {
      stopped.abort()
      clearTimeout(timer)
    },
  }
}
