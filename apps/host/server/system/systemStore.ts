import type { SystemData } from '@kudex/domain/paths'
import type { Logger } from '@kudex/node-server/logging'
import { readSnapshot, writeSnapshot } from './snapshotFile.ts'
import { systemIntervals } from '../limits.ts'

/** Countries, languages, sites, redirects, route and access rules: the snapshot that resolves every request. */
export interface SystemStore {
  /** Null until a snapshot is fetched or read from disk. */
  readonly current: SystemData | null
  /** True after a refresh failed, until one succeeds. */
  readonly state: { readonly isFailing: boolean }
  /** Fetches a new snapshot; keeps the current one on failure. Concurrent calls share one fetch. */
  refresh(): Promise<void>
  /** Like `refresh`, but starts a new fetch: one that is running may miss a change that was just announced. */
  renew(): Promise<void>
  stop(): void
}

export interface SystemStoreOptions {
  readonly fetch: (signal: AbortSignal) => Promise<SystemData>
  /** Stores the snapshot, so that the host starts while the content service is down. */
  readonly file: string
  readonly log: Logger
  /** Called when a snapshot differs from the previous one. */
  readonly onChange?: () => void
}

/** Reads the file, then refreshes the snapshot in the background, with jitter. */
export async function openSystemStore(options: SystemStoreOptions): Promise<SystemStore> {
  const { file, log } = options
  const { interval, retryInterval, firstInterval } = systemIntervals
  let current = await readSnapshot(file)
  let isFailing = false
  let loggedReason: string | null = null
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  const stopped = new AbortController()

  async function fetchSnapshot(): Promise<void> {
    try {
      const next = await options.fetch(stopped.signal)
      // A database without content; every page would fail.
      if (next.languages.length === 0) throw new Error('The content service has no languages')
      if (next.sites.length === 0) throw new Error('The content service has no site with menu and footer')
      const isNew = current === null || JSON.stringify(next) !== JSON.stringify(current)
      // Derived data is cached by object identity.
      if (isNew) {
        current = next
        options.onChange?.()
        await writeSnapshot(file, next).catch((err: unknown) => log.warn({ err }, 'system data could not be stored'))
      }
      if (isFailing) log.info('system data refresh recovered')
      isFailing = false
      loggedReason = null
    } catch (error) {
      if (stopped.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== loggedReason) {
        loggedReason = reason
        log.warn(
          { reason },
          current ? 'system data refresh failed, keeping the last snapshot' : 'system data not available yet',
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
    const delay = current === null ? firstInterval : isFailing ? retryInterval : interval
    timer = setTimeout(() => void refresh(), delay * (0.75 + Math.random() / 2))
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
