import { buildSchema } from 'graphql'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../seed/demo/accounts.ts'
import type { SeedAccount } from '../../seed/accounts.types.ts'
import type { Database } from '../database/database.types.ts'
import { eq } from 'drizzle-orm'
import { organizations, signingKeys } from '../identity/tables.ts'
import type { Tokens } from '../identity/testing/portalClient.ts'
import type { Answer } from '../testing/askService.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { guardRootFields } from './access.ts'
import { ticketingSchema } from './graphqlSchema.ts'
import { events } from './tables.ts'
import {
  connectorHeaders,
  openTicketing,
  organizationIds,
  storeTicket,
  storeTransfer,
  storeUser,
  toHeaders,
  toKey,
} from './testing/ticketingFixture.ts'

const ticketing = ({ roles }: SeedAccount) => roles.includes('kmx_int_serviceticketing_active')
const inventory = ({ roles }: SeedAccount) => roles.includes('kmx_int_assetdb_active')
const staff = ({ roles }: SeedAccount) => roles.includes('kmx_delegatedadmin_intern')
const noAccount = () => false
const administration = ({ roles }: SeedAccount) => roles.some((role) => role.startsWith('kmx_delegatedadmin_'))

/** Internal staff see all organizations, others those of which they are members. */
const seesAsMember = ({ roles, organizations: own }: SeedAccount, organization: string) =>
  roles.includes('kmx_delegatedadmin_intern') || own.includes(organization)

/** Administrators administer their first organization only, internal staff all. */
const seesAsAdministrator = ({ roles, organizations: [own] }: SeedAccount, organization: string) =>
  roles.includes('kmx_delegatedadmin_intern') || own === organization

const names = (answer: Answer, organization: string) => JSON.stringify(answer).includes(`of ${organization}`)
const isDone = (answer: Answer) => JSON.stringify(answer.data).includes('"problem":null')

/** Cells of an operation of the user administration (UADM-21). */
const administer = (field: Operation['field'], tells?: Operation['tells']): Operation => ({
  isAllowed: administration,
  sees: seesAsAdministrator,
  forConnector: false,
  field,
  ...(tells && { tells }),
})

interface Operation {
  /** The accounts with the role for it. */
  readonly isAllowed: (account: SeedAccount) => boolean
  /** True if the connector is allowed. */
  readonly forConnector: boolean
  /** The field with its arguments; `id` is that of a ticket of the organization. */
  readonly field: (organization: string, id: string, key: string) => string
  /** True if an allowed account may see the organization; by default, if it is a member. */
  readonly sees?: (account: SeedAccount, organization: string) => boolean
  /** True if an answer tells about the organization; by default, if it names it. */
  readonly tells?: (answer: Answer, organization: string) => boolean
}

const author = 'author: { id: "7", name: "Engineer" }'

/** A row for each root field of the schema. */
const operations: Readonly<Record<string, Operation>> = {
  'Query.tickets': {
    isAllowed: ticketing,
    forConnector: true,
    field: () => 'tickets(sort: { column: createdOn, descending: false }) { tickets { subject location { name } } }',
  },
  'Query.ticket': {
    isAllowed: ticketing,
    forConnector: true,
    field: (_, id) => `ticket(id: "${id}") { subject }`,
  },
  'Query.ticketEvents': {
    isAllowed: ticketing,
    forConnector: true,
    field: () => 'ticketEvents(since: "0") { events { author { name } } }',
  },
  'Query.machines': { isAllowed: inventory, forConnector: false, field: () => 'machines { machines { name } }' },
  'Query.machine': {
    isAllowed: inventory,
    forConnector: false,
    field: (organization) => `machine(serialNumber: "${organization}-1") { name location { name } }`,
  },
  'Query.locations': {
    isAllowed: (account) => ticketing(account) || inventory(account),
    forConnector: true,
    field: () => 'locations { name }',
  },
  'Mutation.createTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (organization, _, key) =>
      `createTicket(key: "${key}", input: { location: "${organization}-plant", ticketType: "fault", concern: "none", subject: "S", description: "D" }) { ticket { location { name } } problems { field } }`,
  },
  'Mutation.addComment': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) =>
      `addComment(key: "${key}", id: "${id}", input: { comment: "C" }) { ticket { subject } conflict { kind } }`,
  },
  'Mutation.closeTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) =>
      `closeTicket(key: "${key}", id: "${id}", revision: 1, input: { reason: "notRelevant" }) { ticket { subject } conflict { kind } }`,
  },
  'Mutation.reopenTicket': {
    isAllowed: ticketing,
    forConnector: false,
    // Conflicts tell about a ticket as well: the ticket is open.
    field: (_, id, key) =>
      `reopenTicket(key: "${key}", id: "${id}", revision: 1) { ticket { subject } conflict { author { name } } }`,
  },
  'Mutation.watchTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) => `watchTicket(key: "${key}", id: "${id}") { ticket { subject } }`,
  },
  'Mutation.unwatchTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) => `unwatchTicket(key: "${key}", id: "${id}") { ticket { subject } }`,
  },
  'Mutation.replyToTicket': {
    isAllowed: noAccount,
    forConnector: true,
    field: (_, id, key) =>
      `replyToTicket(key: "${key}", id: "${id}", ${author}, input: { comment: "C" }) { ticket { subject } }`,
  },
  'Query.users': administer((organization) => `users(search: "of ${organization}") { users { lastName } total }`),
  'Query.user': administer((_, id) => `user(id: "${id}") { lastName organizations { name } }`),
  'Query.administeredOrganizations': administer(() => 'administeredOrganizations { name }'),
  'Query.auditTrail': administer(() => 'auditTrail { entries { organization } }'),
  'Query.auditExport': administer(() => 'auditExport'),
  'Mutation.inviteUser': administer(
    (organization, id, key) =>
      `inviteUser(key: "${key}", input: { email: "${id}@new.example", organization: "${organization}", application: "tickets", role: "user", locale: "en" }) { user { organizations { name } } problem existingUser }`,
  ),
  'Mutation.addApplication': administer(
    (organization, id) =>
      `addApplication(id: "${id}", organization: "${organization}", application: "tickets", role: "user") { user { lastName } problem }`,
  ),
  'Mutation.changeAccess': administer(
    (organization, id) =>
      `changeAccess(id: "${id}", organization: "${organization}", application: "inventory", action: "accept") { user { lastName } problem }`,
  ),
  'Mutation.removeMembership': administer(
    (organization, id) => `removeMembership(id: "${id}", organization: "${organization}") { problem }`,
    isDone,
  ),
  'Mutation.deleteUser': administer((_, id) => `deleteUser(id: "${id}") { problem }`, isDone),
  'Query.machineTransfers': {
    isAllowed: staff,
    forConnector: false,
    field: () => 'machineTransfers { machineName }',
  },
  'Mutation.requestTransfer': {
    isAllowed: inventory,
    forConnector: false,
    field: (organization) =>
      `requestTransfer(serialNumber: "${organization}-1", input: { recipient: "R", contact: "r@next.example" }) { transfer { machineName } }`,
  },
  'Mutation.decideTransfer': {
    isAllowed: staff,
    forConnector: false,
    field: (organization) => `decideTransfer(id: "${organization}-transfer", reason: "R") { transfer { machineName } }`,
  },
  'Query.ownOrganizations': {
    isAllowed: () => true,
    sees: (account, organization) => account.organizations.includes(organization),
    forConnector: false,
    field: () => 'ownOrganizations { name }',
  },
  'Mutation.requestApplication': {
    isAllowed: () => true,
    sees: (account, organization) => account.organizations.includes(organization),
    forConnector: false,
    field: (organization) => `requestApplication(organization: "${organization}", application: "direct", role: "user")`,
    tells: ({ data }) => data !== null && !JSON.stringify(data).includes('"organization"'),
  },
  'Mutation.setTicketStatus': {
    isAllowed: staff,
    forConnector: true,
    field: (_, id, key) =>
      `setTicketStatus(key: "${key}", id: "${id}", ${author}, status: waiting) { ticket { subject } }`,
  },
}

const rootFields = [ticketingSchema.getQueryType(), ticketingSchema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
)

describe('access to the ticketing service (TICKET-19)', () => {
  let database: Database
  let opened: Awaited<ReturnType<typeof openTicketing>>
  const tokens = new Map<string, Tokens>()
  let counter = 0

  beforeAll(async () => {
    database = await openEmptyDatabase()
    opened = await openTicketing(database)
    for (const account of demoAccounts) tokens.set(account.id, await opened.signIn(account))
    for (const organizationId of organizationIds) {
      const ticketId = await storeTicket(database.queries, organizationId, {
        id: `${organizationId}-first`,
        createdAt: new Date(2020, 1, 1),
      })
      const personId = `${organizationId}-author`
      await database.queries
        .insert(events)
        .values({ organizationId, ticketId, personId, kind: 'created', status: 'new', createdAt: new Date() })
      await storeUser(database.queries, organizationId, `${organizationId}-first`)
      await storeTransfer(database.queries, organizationId)
      await database.queries
        .update(organizations)
        .set({ name: `Organization of ${organizationId}` })
        .where(eq(organizations.id, organizationId))
    }
  })
  afterAll(async () => {
    await opened.identity.close()
    await database.close()
  })

  /** Sends an operation about an organization, each time with a new ticket and key. */
  async function send(name: string, organization: string, headers: Record<string, string>): Promise<Answer> {
    counter += 1
    const id = `ticket-${counter}`
    // Newer than the first ones, so that those stay on the first page.
    const isKnown = organizationIds.some((known) => known === organization)
    if (isKnown && name.startsWith('Mutation.')) {
      await storeTicket(database.queries, organization, { id })
      await storeUser(database.queries, organization, id)
    }
    const asked = name === 'Query.ticket' || name === 'Query.user' ? `${organization}-first` : id
    const [operation] = name.toLowerCase().split('.')
    const field = operations[name]?.field(organization, asked, toKey(String(counter)))
    return opened.ask(`${operation} { ${field} }`, headers)
  }

  it('has a row in the table for each root field', () => {
    expect(Object.keys(operations).toSorted()).toEqual(rootFields.toSorted())
  })

  it.each(rootFields)('%s shows each account its own organizations, and tells nothing of others', async (name) => {
    for (const account of demoAccounts) {
      const headers = toHeaders(tokens.get(account.id) ?? { access_token: '', id_token: '' })
      const unknown = await send(name, 'nowhere', headers)
      for (const organization of organizationIds) {
        const answer = await send(name, organization, headers)
        const cell = `${name}, ${account.email}, ${organization}`
        const sees = operations[name]?.sees ?? seesAsMember
        const isVisible = operations[name]?.isAllowed(account) === true && sees(account, organization)
        expect((operations[name]?.tells ?? names)(answer, organization), cell).toBe(isVisible)
        expect(answer.status, cell).toBe(200)
        if (!operations[name]?.isAllowed(account)) {
          expect(answer.errors[0]?.extensions?.code, cell).toBe('FORBIDDEN')
        } else if (
          !isVisible &&
          !/\.(tickets|ticketEvents|machines|locations|users|(own|administered)Organizations|audit\w+)$/.test(name)
        ) {
          expect(JSON.stringify(answer), cell).toBe(JSON.stringify(unknown))
        }
      }
    }
  })

  it.each(rootFields)('%s is for the connector only if it needs it', async (name) => {
    for (const organization of organizationIds) {
      const answer = await send(name, organization, connectorHeaders)
      expect(names(answer, organization)).toBe(operations[name]?.forConnector)
      if (!operations[name]?.forConnector) expect(answer.errors[0]?.extensions?.code).toBe('FORBIDDEN')
    }
  })

  it('refuses every operation without valid tokens of one person', async () => {
    const [carla, gina] = [demoAccounts[0], demoAccounts[6]]
    if (!carla || !gina) throw new Error('The demo accounts are missing')
    const good = toHeaders(tokens.get(carla.id) ?? { access_token: '', id_token: '' })
    const { authorization = '', 'x-identity-token': idToken = '' } = good
    const revoked = await opened.signIn(carla)
    await opened.client.post('token/revoke', { token: revoked.access_token })
    const [stored] = await database.queries.select().from(signingKeys)
    const sign = async (changes: { audience?: string; issuer?: string; expiry?: string }) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'RS256' })
        .setSubject(carla.id)
        .setIssuedAt()
        .setAudience(changes.audience ?? 'kudex-portal')
        .setIssuer(changes.issuer ?? opened.identity.issuer)
        .setExpirationTime(changes.expiry ?? '10 minutes')
        .sign(await importJWK({ kty: 'RSA', ...(stored?.key as object) }, 'RS256'))
    const invalid: Readonly<Record<string, Record<string, string>>> = {
      anonymous: {},
      'ID token only': { 'x-identity-token': idToken },
      'access token only': { authorization },
      'expired ID token': { ...good, 'x-identity-token': await sign({ expiry: '1 minute ago' }) },
      'token of another audience': { ...good, 'x-identity-token': await sign({ audience: 'another' }) },
      'token of another issuer': { ...good, 'x-identity-token': await sign({ issuer: 'https://issuer.example' }) },
      'altered ID token': { ...good, 'x-identity-token': `${idToken.slice(0, -6)}AAAAAA` },
      'unknown access token': { ...good, authorization: 'Bearer unknown' },
      'revoked access token': toHeaders(revoked),
      'ID token of another person': { ...good, 'x-identity-token': tokens.get(gina.id)?.id_token ?? '' },
      'another service token': { authorization: `${connectorHeaders.authorization}x` },
    }
    expect(await opened.ask('{ locations { name } }', { ...good, 'x-identity-token': await sign({}) })).toMatchObject({
      errors: [],
    })
    for (const [kind, headers] of Object.entries(invalid)) {
      for (const name of rootFields) {
        for (const organization of organizationIds) {
          const answer = await send(name, organization, headers)
          expect(answer, `${name}, ${kind}`).toMatchObject({
            status: 401,
            data: null,
            errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
          })
        }
      }
    }
  })

  it('does not create a schema with a root field that has no rule', () => {
    expect(() => guardRootFields(buildSchema('type Query { secrets: String }'))).toThrow(
      'The field Query.secrets has no access rule',
    )
  })
})
