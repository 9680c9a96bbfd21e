import type { SeedPart } from '../service.types.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { isIndexed, makeFirstIndex, makeIndex } from './makeIndex.ts'

/** Indexes what the parts before it have loaded, so that a new system finds things from its first request on. */
export function createSearchSeedPart(feed: SearchFeed): SeedPart {
  return {
    name: 'search',
    isDerived: true,
    isEmpty: async (queries) => !(await isIndexed(queries)),
    load: async (queries, { seed, report, hasConnections = false }) => {
      const tell = (line: string) => report?.(`Seed ${seed.name}: search: ${line}`)
      const count = hasConnections
        ? await makeFirstIndex(queries, feed, tell)
        : await queries.transaction((transaction) => makeIndex(transaction, feed, tell))
      return `${count} texts indexed`
    },
  }
}
