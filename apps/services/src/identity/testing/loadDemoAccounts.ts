import type { Queries } from '../../database/database.types.ts'
import type { SeedContext } from '../../service.types.ts'
import { identitySeedPart } from '../identitySeedPart.ts'

/** Loads the accounts of a seed, which depend on its name only. */
export async function loadDemoAccounts(queries: Queries, name = 'demo'): Promise<void> {
  const context: Pick<SeedContext, 'pictures'> & { seed: Pick<SeedContext['seed'], 'name'> } = {
    seed: { name },
    pictures: new Map(),
  }
  await identitySeedPart.load(queries, context as SeedContext)
}
