import type { SeedPart } from '../service.types.ts'
import type { SearchFeed } from '../feeds/searchFeed.types.ts'
import { buildFirstIndex, isIndexCurrent, rebuildIndex } from './indexing/buildIndex.ts'

/** Builds the search index from what the parts before it have loaded. */
export function createSearchSeedPart(feed: SearchFeed): SeedPart {
  return {
    name: 'search',
    isDerived: true,
    isEmpty: async (queries) => !(await isIndexCurrent(queries)),
    load: async (queries, { seed, report, hasConnections = false }) => {
      const reportLine = (line: string) => report?.(`Seed ${seed.name}: search: ${line}`)
      const count = hasConnections
        ? await buildFirstIndex(queries, feed, reportLine)
        : await queries.transaction((transaction) => rebuildIndex(transaction, feed, reportLine))
      return `${count} texts indexed`
    },
  }
}
