/**
 * Remembers when which tags were purged, so that an answer that was under way then is not kept as if it were new. Its
 * clock counts purges and has nothing to do with time.
 */
export interface PurgeBook {
  /** The clock: take it before asking for what is to be kept. */
  readonly now: number
  /** The last change of content that was heard of, null before the first. */
  sequence: number | null
  add(tags: readonly string[]): void
  /** Everything that is under way is overtaken. */
  addAll(): void
  /** Tells whether something with one of these tags was purged after the clock stood at `since`. */
  isOvertaken(since: number, tags: Iterable<string>): boolean
}

/** Creates a book that remembers the last purges; what began before the oldest it knows counts as overtaken. */
export function createPurgeBook(maxTags = 10_000): PurgeBook {
  const purged = new Map<string, number>()
  let clock = 0
  let allPurgedAt = 0
  const addAll = () => {
    clock += 1
    allPurgedAt = clock
    purged.clear()
  }
  return {
    sequence: null,
    get now() {
      return clock
    },
    add(tags) {
      if (purged.size + tags.length > maxTags) return addAll()
      clock += 1
      for (const tag of tags) purged.set(tag, clock)
    },
    addAll,
    isOvertaken(since, tags) {
      if (since === clock) return false
      if (since < allPurgedAt) return true
      for (const tag of tags) if ((purged.get(tag) ?? 0) > since) return true
      return false
    },
  }
}
