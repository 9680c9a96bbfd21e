import type { FoundPage } from '@kudex/api/search'
import type { SearchType } from '@kudex/domain/search'
import type { LinkItem } from '@kudex/ui'

export interface SearchPageProps {
  /** The trimmed query. */
  readonly query: string
  /** Only this type; null for all. */
  readonly type: SearchType | null
  /** The results; null without a query, `failed` if the service fails. */
  readonly answer: FoundPage | 'failed' | null
  /** Links for an empty result. */
  readonly alternatives: readonly LinkItem[]
}
