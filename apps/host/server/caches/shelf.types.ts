/** One kind of entries in the store that hosts share; it never fails and never takes long. */
export interface Shelf {
  /** The entry, unless it is missing, was purged, or the store does not answer in time. */
  find(key: string): Promise<ShelfEntry | null>
  /**
   * Keeps an entry, in the background. `sequence` is the last change of content heard of before the entry was asked
   * for: the store refuses what a later change has overtaken.
   */
  keep(key: string, entry: ShelfEntry, sequence: number): void
}

export interface ShelfEntry {
  /** What the kind needs to know of the body, as JSON. */
  readonly head: string
  readonly body: Buffer
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly freshUntil: number
}
