import type { SeedPart } from '../service.types.ts'
import { shareData } from './tables.ts'

/** The sales service's share of a seed: the facts about the share (INV-02). */
export const salesSeedPart: SeedPart = {
  name: 'sales',
  isEmpty: async (queries) => (await queries.select().from(shareData).limit(1)).length === 0,
  load: async (queries) => {
    await queries.insert(shareData).values({ asOf: '2022-08-30', registeredShares: 5_133_333 })
    return 'share data'
  },
}
