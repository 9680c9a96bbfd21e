import { isCareersPath } from '@kudex/domain/navigation'
import type { SearchResponse } from '@kudex/domain/search'

/** Search results without careers pages, which do not exist on the main site in next-release mode (NAV-06). */
export function leaveOutCareers(found: SearchResponse): SearchResponse {
  const records = found.records.filter(({ path }) => !isCareersPath(path))
  const removed = found.records.length - records.length
  const page = (found.counts.page ?? 0) - removed
  return removed === 0 ? found : { ...found, records, total: found.total - removed, counts: { ...found.counts, page } }
}
