import { maxInvalidatedTags } from '../../limits.ts'

/**
 * Logical clock of cache invalidations. Prevents a response that started before an invalidation of one of its tags from
 * being cached afterwards.
 */
export interface InvalidationClock {
  /** The clock; read it before loading what is to be cached. */
  readonly now: number
  /** Sequence number of the last content change received; null before the first. */
  sequence: number | null
  invalidate(tags: readonly string[]): void
  /** Makes everything stale that started before this call. */
  invalidateAll(): void
  /** True if any of `tags` was invalidated after `since`. */
  isStaleSince(since: number, tags: Iterable<string>): boolean
}

/** Creates a clock with a bounded memory: when it is full, everything that started before counts as stale. */
export function createInvalidationClock(maxTags = maxInvalidatedTags): InvalidationClock {
  const invalidatedAt = new Map<string, number>()
  let now = 0
  let allInvalidatedAt = 0
  const invalidateAll = () => {
    now += 1
    allInvalidatedAt = now
    invalidatedAt.clear()
  }
  return {
    sequence: null,
    get now() {
      return now
    },
    invalidate(tags) {
      if (invalidatedAt.size + tags.length > maxTags) return invalidateAll()
      now += 1
      for (const tag of tags) invalidatedAt.set(tag, now)
    },
    invalidateAll,
    isStaleSince(since, tags) {
      if (since === now) return false
      if (since < allInvalidatedAt) return true
      for (const tag of tags) if ((invalidatedAt.get(tag) ?? 0) > since) return true
      return false
    },
  }
}
