import { demoAccounts } from '../accounts.ts'
import type { SeedPerson } from '../../ticketing.types.ts'

const withoutAccount = (key: string, name: string): SeedPerson => ({ key, id: `demo:${key}`, name, isService: false })
const engineer = (key: string, name: string): SeedPerson => ({ key, id: `service:${key}`, name, isService: true })

/** Authors of the demo tickets: the demo accounts by their first names, customers without an account, engineers. */
export const people: readonly SeedPerson[] = [
  ...demoAccounts.map(({ id, givenName, familyName, roles }) => ({
    key: givenName.toLowerCase(),
    id,
    name: `${givenName} ${familyName}`,
    isService: roles.includes('kmx_delegatedadmin_intern'),
  })),
  withoutAccount('priya', 'Priya Nair'),
  withoutAccount('beat', 'Beat Kunz'),
  withoutAccount('claire', 'Claire Monney'),
  withoutAccount('jens', 'Jens Ahlers'),
  engineer('hannah', 'Hannah Whitlock'),
  engineer('marc', 'Marc Lüthi'),
  engineer('pauline', 'Pauline Girod'),
  engineer('silke', 'Silke Brandt'),
]
