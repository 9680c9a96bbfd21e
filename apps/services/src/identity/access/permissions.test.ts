import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { demoAccounts } from '../../../seed/demo/accounts.ts'
import { packageFolder } from '../../packageFolder.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { findAccount } from '../accounts/accounts.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { findAdministrator } from './permissions.ts'

describeDatabases('permissions of accounts', (open) => {
  it('gives the demo accounts exactly the roles of the contract, per organization (AUTH-21, PORTAL-11)', async () => {
    const { queries } = open()
    await loadDemoAccounts(queries)
    for (const { id, roles, organizations } of demoAccounts) {
      const account = await findAccount(queries, id)
      expect(account?.roles.toSorted(), id).toEqual(roles.toSorted())
      expect(account?.organizations, id).toEqual(organizations)
    }
    const [, adam, ines, , , nora] = demoAccounts.map(({ id }) => id)
    const own = await findAccount(queries, adam ?? '')
    expect(own?.organizationRoles['acme-harness']).toContain('kmx_delegatedadmin_extern')
    expect(own?.organizationRoles['shared-wiring']).not.toContain('kmx_delegatedadmin_extern')

    expect(await findAdministrator(queries, adam ?? '')).toMatchObject({ organizations: ['acme-harness'] })
    expect(await findAdministrator(queries, ines ?? '')).toMatchObject({ organizations: null })
    expect(await findAdministrator(queries, nora ?? '')).toBeNull()
    expect(await findAdministrator(queries, 'unknown')).toBeNull()
  })
})

it('keeps the roles and organizations of accounts from before the tables of access', async () => {
  const database = new PGlite()
  const folder = join(packageFolder, 'src/database/migrations/identity')
  const names = readdirSync(folder).toSorted()
  const apply = (name: string) => database.exec(readFileSync(join(folder, name, 'migration.sql'), 'utf8'))
  const last = names.findIndex((name) => name.endsWith('application-access'))
  for (const name of names.slice(0, last)) await apply(name)
  for (const { id, email, givenName, familyName, roles, organizations } of demoAccounts) {
    await database.query(
      `INSERT INTO identity.accounts (id, email, given_name, family_name, password_hash, roles, organizations)
       VALUES ($1, $2, $3, $4, 'hash', $5, $6)`,
      [id, email, givenName, familyName, roles, organizations],
    )
  }
  await database.exec(`CREATE SCHEMA ticketing; CREATE TABLE ticketing.organizations (id text, name text);
    INSERT INTO ticketing.organizations VALUES ('acme-harness', 'ACME Harness Ltd')`)
  for (const name of names.slice(last)) await apply(name)

  const { rows } = await database.query<{ email: string; accesses: string[] }>(
    `SELECT email, array_agg(organization_id || ' ' || application || ' ' || role || ' ' || status ORDER BY 1) AS accesses
     FROM identity.accounts LEFT JOIN identity.application_access ON account_id = id GROUP BY email ORDER BY email`,
  )
  const accesses = Object.fromEntries(rows.map((row) => [row.email.split('.')[0], row.accesses.toSorted()]))
  expect(accesses).toMatchObject({
    carla: [
      'acme-harness direct user pending',
      'acme-harness inventory user active',
      'acme-harness tickets user active',
    ],
    otto: ['acme-harness master-data user active', 'acme-harness wire-flow onprem active'],
    clara: ['acme-harness wire-flow cloud active', 'acme-harness wire-master user active'],
    oscar: ['globex-kabel tickets user active', 'globex-kabel user-administration administrator active'],
  })
  expect(accesses['adam']).toHaveLength(7)
  const internal = await database.query('SELECT email FROM identity.accounts WHERE is_internal')
  expect(internal.rows).toEqual([{ email: 'ines.internal@kudex.example' }])
  const named = await database.query(
    `SELECT name FROM identity.organizations WHERE id LIKE 'acme%' OR id LIKE 'globex%'`,
  )
  expect(named.rows).toEqual(expect.arrayContaining([{ name: 'ACME Harness Ltd' }, { name: 'globex-kabel' }]))
  await database.close()
})
