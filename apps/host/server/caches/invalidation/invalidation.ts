/** Tag of content that only links to a page: it shows the page's address and title, nothing else of it. */
export function toLinkTag(pageId: string): string {
  return `link:${pageId}`
}

/**
 * What an invalidation does to an entry: `drop` removes it; `revalidate` makes the next request wait for a fresh value
 * and fall back to the old one on failure; `stale` serves the old value while a fresh one loads in the background.
 */
export type InvalidationEffect = 'drop' | 'revalidate' | 'stale'

/** Effects by tag. */
export type Invalidation = ReadonlyMap<string, InvalidationEffect>

/**
 * Maps the tags of a content change to their effects. Entries that show a page itself or people are dropped: the page
 * may be gone or protected now and must not be shown again, even if rendering fails.
 */
export function toInvalidation(tags: readonly string[]): Invalidation {
  const invalidation = new Map<string, InvalidationEffect>()
  for (const tag of tags) {
    invalidation.set(tag, droppedPrefixes.some((prefix) => tag.startsWith(prefix)) ? 'drop' : 'revalidate')
    if (tag.startsWith('page:')) invalidation.set(toLinkTag(tag.slice('page:'.length)), 'stale')
  }
  return invalidation
}

const droppedPrefixes = ['page:', 'page-address:', 'contacts:']

/** The strongest effect of an invalidation on an entry with these tags; null if there is none. */
export function findEffect(invalidation: Invalidation, tags: Iterable<string>): InvalidationEffect | null {
  let strongest: InvalidationEffect | null = null
  for (const tag of tags) {
    const effect = invalidation.get(tag)
    if (effect === 'drop') return effect
    if (effect && strongest !== 'revalidate') strongest = effect
  }
  return strongest
}
