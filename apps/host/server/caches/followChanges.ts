import { setTimeout as pause } from 'node:timers/promises'
import type { ContentChanges, ContentClient } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import type { Log } from '../log.ts'
import type { Position } from './sharedStore.ts'

/** Follows the log of changes that the content service keeps, so that caches learn of a change at once. */
export interface ChangeFollower {
  /** `following` the log; `waiting` for a service that does not answer; `unsupported` by a service without a log. */
  readonly state: 'following' | 'waiting' | 'unsupported'
  /** True while the service should be followed and cannot be. */
  readonly isFailing: boolean
  stop(): void
}

export interface FollowerOptions {
  readonly content: Pick<ContentClient, 'fetchChanges'>
  /** Where another host has read to, so that nothing between is missed by what hosts share. */
  readonly findStart?: () => Promise<Position | null>
  readonly onChange: (tags: readonly string[], position: Position) => Promise<void> | void
  /** Nobody knows what has changed: everything goes. `null` when there is no log to follow. */
  readonly onLost: (position: Position | null) => Promise<void> | void
  readonly log: Log
  /** Seconds that the service may hold an answer back. */
  readonly wait?: number
  /** Milliseconds until the first further attempt, and at most. */
  readonly backoff?: readonly [number, number]
  /** Milliseconds until a service without a log is asked again. */
  readonly retryInterval?: number
}

/** Starts to follow; it goes on until it is stopped, whatever the service does. */
export function followChanges(options: FollowerOptions): ChangeFollower {
  const { log, wait = 10, backoff = [250, 2_000], retryInterval = 60_000 } = options
  const stopped = new AbortController()
  const { signal } = stopped
  let state: ChangeFollower['state'] = 'waiting'
  let after: string | null = null
  let failures = 0

  async function follow(): Promise<void> {
    after = (await options.findStart?.())?.position ?? null
    while (!signal.aborted) {
      try {
        await take(await options.content.fetchChanges({ after, wait: state === 'following' ? wait : 0, signal }))
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        await rest(error)
      }
    }
  }

  async function take({ sequence, isComplete, changes }: ContentChanges): Promise<void> {
    const position = toPosition(sequence)
    // What was fetched before the first answer may be older than the place where following begins.
    if (after === null || !isComplete) await options.onLost(position)
    else if (changes.length > 0) {
      const tags = new Set(changes.flatMap((change) => change.tags))
      await options.onChange([...tags], position)
    }
    after = sequence
    if (state !== 'following') log.info('changes of content are followed')
    state = 'following'
  }

  async function rest(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error)
    if (isUnsupported(error)) {
      if (state !== 'unsupported') {
        log.warn({ reason }, 'the content service has no log of changes: what is kept lives its time')
        after = null
        await options.onLost(null)
      }
      state = 'unsupported'
    } else if (state !== 'waiting') {
      log.warn({ reason }, 'changes of content cannot be followed at the moment')
      state = 'waiting'
    }
    const [first, most] = backoff
    const time = state === 'unsupported' ? retryInterval : Math.min(first * 2 ** failures, most)
    failures = Math.min(failures + 1, 10)
    // Hosts do not come back in step.
    await pause(time * (0.75 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {})
  }

  void follow()
  return {
    get state() {
      return state
    },
    get isFailing() {
      return state === 'waiting' && failures > 0
    },
    stop: () => stopped.abort(),
  }
}

/** Places in the log end with a number that grows (docs/decisions/0012). */
function toPosition(position: string): Position {
  return { sequence: Number(/\d+$/.exec(position)?.[0] ?? 0), position }
}

/** The service is there and does not know the question. */
function isUnsupported(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.kind !== 'answer') return false
  const isRefused = error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 429
  return isRefused || /cannot query field/i.test(error.message)
}
