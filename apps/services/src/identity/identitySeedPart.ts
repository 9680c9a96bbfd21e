import { demoAccounts, demoPassword } from '../../seed/demo/accounts.ts'
import type { SeedPart } from '../service.types.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { accounts, loadedSeeds } from './tables.ts'

/** Loads the demo accounts with the seed `demo`; any other seed has no accounts. */
export const identitySeedPart: SeedPart = {
  name: 'identity',
  isEmpty: async (queries) => {
    const [account] = await queries.select({ id: accounts.id }).from(accounts).limit(1)
    const [loaded] = await queries.select().from(loadedSeeds).limit(1)
    return account === undefined && loaded === undefined
  },
  load: async (queries, { seed }) => {
    await queries.insert(loadedSeeds).values({ name: seed.name }).onConflictDoNothing()
    if (seed.name !== 'demo') return '0 accounts'
    const rows = demoAccounts.map(async ({ roles, organizations, ...account }) => ({
      ...account,
      roles: [...roles],
      organizations: [...organizations],
      passwordHash: await hashPassword(demoPassword),
    }))
    await queries
      .insert(accounts)
      .values(await Promise.all(rows))
      .onConflictDoNothing()
    return `${rows.length} accounts`
  },
}
