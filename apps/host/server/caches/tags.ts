import { productsTag, toProductTag } from '@kudex/domain/changes'

/** The tag of what only links to a page: its address and title may show, nothing else of it. */
export function toLinkTag(pageId: string): string {
  return `link:${pageId}`
}

/** How a change reaches what carries its tag: it is dropped, made anew before it is answered again, or behind it. */
export type PurgeKind = 'drop' | 'outdate' | 'stale'

/** What is to be purged, by tag. */
export type Purge = ReadonlyMap<string, PurgeKind>

/**
 * Works out what a change purges. What shows a page itself is dropped, for the page may be gone or protected now and
 * must not be seen again, whatever fails; what only links to it follows behind.
 */
export function toPurge(tags: readonly string[]): Purge {
  const purge = new Map<string, PurgeKind>()
  for (const tag of tags) {
    const isPage = tag.startsWith('page:') || tag.startsWith('page-address:')
    purge.set(tag, isPage ? 'drop' : 'outdate')
    // Answers of the product service are kept by one tag.
    if (tag.startsWith(toProductTag(''))) purge.set(productsTag, 'outdate')
    if (tag.startsWith('page:')) purge.set(toLinkTag(tag.slice('page:'.length)), 'stale')
  }
  return purge
}

/** The strongest that a purge does to something with these tags; null when nothing. */
export function findPurgeKind(purge: Purge, tags: Iterable<string>): PurgeKind | null {
  let found: PurgeKind | null = null
  for (const tag of tags) {
    const kind = purge.get(tag)
    if (kind === 'drop') return kind
    if (kind && found !== 'outdate') found = kind
  }
  return found
}
