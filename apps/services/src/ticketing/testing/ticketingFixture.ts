import { createHash } from 'node:crypto'
import { demoSecrets } from '@kudex/domain/settings'
import type { Logger } from '@kudex/node-server/logging'
import { demoAccounts, demoPassword } from '../../../seed/demo/accounts.ts'
import type { SeedAccount } from '../../../seed/accounts.types.ts'
import type { Database, Queries } from '../../database/database.types.ts'
import { listenIdentity, type TestIdentity } from '../../identity/testing/listenIdentity.ts'
import { loadDemoAccounts } from '../../identity/testing/loadDemoAccounts.ts'
import { createPortalClient, type Tokens } from '../../identity/testing/portalClient.ts'
import { accounts, applicationAccess, memberships } from '../../identity/tables.ts'
import { askMounted, createForTests } from '../../testing/askService.ts'
import { locations, machines, organizations, people, tickets, transfers } from '../tables.ts'
import { createTicketingService } from '../ticketingService.ts'

/** The organizations of the demo accounts. */
export const organizationIds = ['acme-harness', 'shared-wiring', 'globex-kabel'] as const

/** Stores organizations, and of each a location, a machine and an author. All texts name their organization. */
export async function storeOrganizations(queries: Queries): Promise<void> {
  for (const id of organizationIds) {
    await queries.insert(organizations).values({ id, name: `Organization ${id}` })
    const place = { organizationId: id, name: `Plant of ${id}`, city: 'Town', country: 'CH' }
    await queries.insert(locations).values({ id: `${id}-plant`, ...place })
    await queries.insert(machines).values({
      serialNumber: `${id}-1`,
      organizationId: id,
      locationId: `${id}-plant`,
      name: `Machine of ${id}`,
      model: 'cs-240',
      software: null,
      deliveredOn: '2024-05-01',
      warrantyUntil: '2026-04-30',
      searchText: `machine of ${id}`,
    })
    await queries.insert(people).values({ id: `${id}-author`, name: `Author of ${id}`, isService: false })
  }
}

/** Stores a ticket of an organization. */
export async function storeTicket(
  queries: Queries,
  organizationId: string,
  changes: Partial<typeof tickets.$inferInsert> & { readonly id: string },
): Promise<string> {
  await queries.insert(tickets).values({
    organizationId,
    locationId: `${organizationId}-plant`,
    contactId: `${organizationId}-author`,
    type: 'fault',
    concern: 'standstill',
    status: 'new',
    subject: `Fault of ${organizationId}`,
    description: '',
    machineName: '',
    serialNumber: '',
    createdAt: new Date(),
    searchText: '',
    ...changes,
  })
  return changes.id
}

/** Stores a request to transfer the machine of an organization. */
export async function storeTransfer(queries: Queries, organizationId: string): Promise<void> {
  await queries.insert(transfers).values({
    id: `${organizationId}-transfer`,
    serialNumber: `${organizationId}-1`,
    organizationId,
    recipient: 'Next owner',
    contact: 'owner@next.example',
    note: '',
    status: 'requested',
    requestedBy: `${organizationId}-author`,
    requestedAt: new Date(),
  })
}

/** Stores a user of an organization who asked for access to the machines. */
export async function storeUser(queries: Queries, organizationId: string, id: string): Promise<void> {
  const person = { givenName: 'User', familyName: `of ${organizationId}`, passwordHash: null }
  await queries.insert(accounts).values({ id, email: `${id}@user.example`, ...person })
  const member = { accountId: id, organizationId }
  await queries.insert(memberships).values({ ...member, acceptedAt: new Date() })
  await queries
    .insert(applicationAccess)
    .values({ ...member, application: 'inventory', role: 'user', status: 'pending', requestedAt: new Date() })
}

/** An idempotency key. */
export function toKey(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The headers of the connector. */
export const connectorHeaders = { authorization: `Bearer ${demoSecrets.ticketingToken}` }

/** The headers of a signed-in person. */
export function toHeaders(tokens: Pick<Tokens, 'access_token' | 'id_token'>): Record<string, string> {
  return { authorization: `Bearer ${tokens.access_token}`, 'x-identity-token': tokens.id_token }
}

/** A ticketing service and an identity service on one database, with the demo accounts. */
export async function openTicketing(
  database: Database,
  options: { uploadsUrl?: string; dataFolder?: string; log?: Logger } = {},
) {
  await loadDemoAccounts(database.queries)
  await storeOrganizations(database.queries)
  const identity: TestIdentity = await listenIdentity(database.queries)
  const service = await createForTests(
    createTicketingService,
    database,
    {
      IDENTITY_ISSUER: identity.issuer,
      ...(options.uploadsUrl && { UPLOADS_URL: options.uploadsUrl }),
      ...(options.dataFolder && { KUDEX_DATA_DIR: options.dataFolder }),
    },
    options.log,
  )
  const ask = askMounted(service)
  const client = createPortalClient(identity)
  const signIn = ({ email }: Pick<SeedAccount, 'email'>) =>
    client.signInForTokens(identity.browser(), email, demoPassword)
  return {
    identity,
    client,
    signIn,
    service,
    ask: (query: string, headers: Record<string, string> = {}, variables: Record<string, unknown> = {}) =>
      ask({ path: '/ticketing/graphql', query, headers, variables }),
  }
}

/** A demo account by the part of its e-mail address before the point. */
export function findAccount(name: string): SeedAccount {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${name}.`))
  if (!account) throw new Error(`There is no demo account ${name}`)
  return account
}
