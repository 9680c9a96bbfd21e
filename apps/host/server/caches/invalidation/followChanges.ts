import { setTimeout as pause } from 'node:timers/promises'
import type { ContentChanges, ContentClient } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import type { Logger } from '@kudex/node-server/logging'
import { changeLogIntervals } from '../../limits.ts'
import type { LogPosition } from '../shared-cache/sharedCaches.ts'

/** Long-polls the change log of the content service. */
export interface ChangeFollower {
  /** `waiting` while the service does not answer, `unsupported` if it has no change log. */
  readonly state: 'following' | 'waiting' | 'unsupported'
  stop(): void
}

export interface FollowerOptions {
  readonly content: Pick<ContentClient, 'fetchChanges'>
  /** How far another host has read, so that the shared cache misses no change in between. */
  readonly findStart: () => Promise<LogPosition | null>
  readonly onChange: (tags: readonly string[], position: LogPosition) => Promise<void> | void
  /** Called when changes were missed, so that everything must be dropped; `null` if there is no log to follow. */
  readonly onLost: (position: LogPosition | null) => Promise<void> | void
  /** Called after each response of the log whose changes are applied, also if there are none. */
  readonly onFollowed: (position: LogPosition) => void
  readonly log: Logger
}

/** Follows the change log until stopped; retries after errors. */
export function followChanges(options: FollowerOptions): ChangeFollower {
  const { log } = options
  const stopped = new AbortController()
  const { signal } = stopped
  let state: ChangeFollower['state'] = 'waiting'
  let after: string | null = null
  let failures = 0

  async function follow(): Promise<void> {
    after = (await options.findStart())?.cursor ?? null
    while (!signal.aborted) {
      try {
        await apply(
          await options.content.fetchChanges({
            after,
            wait: state === 'following' ? changeLogIntervals.wait : 0,
            signal,
          }),
        )
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        await pauseAfter(error)
      }
    }
  }

  async function apply({ sequence, isComplete, changes }: ContentChanges): Promise<void> {
    const position = toPosition(sequence)
    // Data cached before the first response may be older than the position where following starts.
    if (after === null || !isComplete) await options.onLost(position)
    else if (changes.length > 0) {
      const tags = new Set(changes.flatMap((change) => change.tags))
      await options.onChange([...tags], position)
    }
    after = sequence
    options.onFollowed(position)
    if (state !== 'following') log.info('following content changes')
    state = 'following'
  }

  async function pauseAfter(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    if (isUnsupported(error)) {
      if (state !== 'unsupported') {
        log.warn({ reason }, 'content service has no change log: cached content expires by time only')
        after = null
        await options.onLost(null)
      }
      state = 'unsupported'
    } else if (state !== 'waiting') {
      log.warn({ reason }, 'cannot follow content changes, retrying')
      state = 'waiting'
    }
    const { firstRetry, maxRetry, unsupported } = changeLogIntervals
    const time = state === 'unsupported' ? unsupported : Math.min(firstRetry * 2 ** failures, maxRetry)
    failures = Math.min(failures + 1, 10)
    // Jitter, so that hosts do not retry in step.
    await pause(time * (0.75 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {})
  }

  void follow()
  return {
    get state() {
      return state
    },
    stop: () => stopped.abort(),
  }
}

/** Cursors of the log end with a growing number (docs/decisions/0012). */
function toPosition(cursor: string): LogPosition {
  return { sequence: Number(/\d+$/.exec(cursor)?.[0] ?? 0), cursor }
}

/** True if the service answers but does not know the query. */
function isUnsupported(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.kind !== 'answer') return false
  const isRefused = error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429
  return isRefused || /cannot query field/i.test(error.message)
}
