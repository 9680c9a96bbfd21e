import type { Queries } from '../../database/database.types.ts'
import type { SeedContext } from '../../service.types.ts'
import { identitySeedPart } from '../identitySeedPart.ts'

/** Loads the identity service's share of a seed; of the seed only its name matters to it. */
export async function loadDemoAccounts(queries: Queries, name = 'demo'): Promise<void> {
  const context: Pick<SeedContext, 'pictures'> & { seed: Pick<SeedContext['seed'], 'name'> } = {
    seed: { name },
    pictures: new Map(),
  }
  await identitySeedPart.load(queries, context as SeedContext)
}
