import type { SeedPart } from '../service.types.ts'
import { shareData } from './tables.ts'

/** Seed part of the sales service: the share data (INV-02). */
export const salesSeedPart: SeedPart = {
  name: 'sales',
  isEmpty: async (queries) => (await queries.select().from(shareData).limit(1)).length === 0,
  load: async (queries) => {
    await queries.insert(shareData).values({ asOf: '2022-08-30', registeredShares: 5_133_333 })
    return 'share data'
  },
}
