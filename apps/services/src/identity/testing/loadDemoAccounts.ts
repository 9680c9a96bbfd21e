import type { Queries } from '../../database/database.types.ts'
import type { SeedContext } from '../../service.types.ts'
import { identitySeedPart } from '../identitySeedPart.ts'

/** Loads the demo accounts; of the seed only its name matters to them. */
export async function loadDemoAccounts(queries: Queries): Promise<void> {
  const context: Pick<SeedContext, 'pictures'> & { seed: Pick<SeedContext['seed'], 'name'> } = {
    seed: { name: 'demo' },
    pictures: new Map(),
  }
  await identitySeedPart.load(queries, context as SeedContext)
}
