import { demoAccounts, demoPassword } from '../../seed/demo/accounts.ts'
import type { SeedPart } from '../service.types.ts'
import { hashPassword } from './accounts/passwords.ts'
import { accounts, signingKeys } from './tables.ts'

/** Loads the demo accounts with the seed `demo`; with any other seed there is nobody who can sign in. */
export const identitySeedPart: SeedPart = {
  name: 'identity',
  // The first start also makes a signing key, so a seed without accounts is not loaded at every start.
  isEmpty: async (queries) =>
    (await queries.select({ slot: signingKeys.slot }).from(signingKeys).limit(1)).length === 0,
  load: async (queries, { seed }) => {
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
