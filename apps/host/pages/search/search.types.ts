import type { FoundPage } from '@kudex/api/search'
import type { SearchType } from '@kudex/domain/search'
import type { LinkItem } from '@kudex/ui'

/** What the search page shows. */
export interface SearchPageProps {
  /** As it was typed, without what surrounds it. */
  readonly query: string
  /** One type only; null for all. */
  readonly type: SearchType | null
  /** What was found; null before anything was asked. `failed` while the service does not answer. */
  readonly answer: FoundPage | 'failed' | null
  /** Where to go on where nothing was found. */
  readonly waysOn: readonly LinkItem[]
}
