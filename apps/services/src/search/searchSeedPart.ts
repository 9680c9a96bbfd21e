import type { SeedPart } from '../service.types.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { isIndexed, makeIndex } from './searchIndex.ts'

/** Indexes what the parts before it have loaded, so that a new system finds things from its first request on. */
export function createSearchSeedPart(feed: SearchFeed): SeedPart {
  return {
    name: 'search',
    isEmpty: async (queries) => !(await isIndexed(queries)),
    load: async (queries, { seed, report }) =>
      `${await makeIndex(queries, feed, (line) => report?.(`Seed ${seed.name}: search: ${line}`))} texts indexed`,
  }
}
