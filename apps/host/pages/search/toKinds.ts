import { searchTypes, type SearchType } from '@kudex/domain/search'
import type { IntlShape } from '@kudex/intl/messages'
import type { SearchKinds } from '@kudex/ui'
import { searchMessages as messages, typeMessages } from '../../features/search/index.ts'

/** Filter links for all results and for each type that has some, with counts; empty if there is no choice. */
export function toKinds({ counts, type, query, address, intl }: KindsSource): SearchKinds | undefined {
  const present = searchTypes.filter((candidate) => (counts[candidate] ?? 0) > 0 || candidate === type)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (all === 0 || (present.length < 2 && type === null)) return undefined
  return {
    label: intl.formatMessage(messages.kinds),
    items: [
      {
        id: 'all',
        href: toSearchAddress(address, query, null),
        text: intl.formatMessage(messages.all),
        count: intl.formatNumber(all),
        isCurrent: type === null,
      },
      ...present.map((kind) => ({
        id: kind,
        href: toSearchAddress(address, query, kind),
        text: intl.formatMessage(typeMessages[kind].many),
        count: intl.formatNumber(counts[kind] ?? 0),
        isCurrent: type === kind,
      })),
    ],
  }
}

interface KindsSource {
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  readonly type: SearchType | null
  readonly query: string
  readonly address: string
  readonly intl: IntlShape
}

/** The URL of a search, as the form creates it without script. */
export function toSearchAddress(address: string, query: string, type: SearchType | null, page = 1): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(type !== null && { type }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${address}?${parameters.toString()}`
}
