import { buildSchema } from 'graphql'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoAccounts } from '../../seed/demo/accounts.ts'
import type { SeedAccount } from '../../seed/accounts.types.ts'
import type { Database } from '../database/database.types.ts'
import { and, eq, sql } from 'drizzle-orm'
import { artifacts, organizations, signingKeys } from '../identity/tables.ts'
import type { Tokens } from '../identity/testing/portalClient.ts'
import type { Answer } from '../testing/askService.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { guardRootFields } from './access.ts'
import { ticketingSchema } from './graphqlSchema.ts'
import { events } from './tables.ts'
import {
  connectorHeaders,
  findAccount,
  openTicketing,
  organizationIds,
  storeTicket,
  storeTransfer,
  storeUser,
  toHeaders,
  toKey,
} from './testing/ticketingFixture.ts'
import { names, operations, seesAsMember } from './testing/ticketingOperations.ts'

const rootFields = [ticketingSchema.getQueryType(), ticketingSchema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
)

/** Operations without an id or an organization to ask for. */
const listsOwn = /\.(tickets|ticketEvents|machines|locations|(own|administered)Organizations|audit\w+)$/

describe('access to the ticketing service (TICKET-19)', () => {
  let database: Database
  let opened: Awaited<ReturnType<typeof openTicketing>>
  const tokens = new Map<string, Tokens>()
  /** What was checked. */
  const cells = new Set<string>()
  let counter = 0
  const statements = new StatementCounter('"ticketing".')

  beforeAll(async () => {
    database = await openEmptyDatabase({ logger: statements })
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

  const headersOf = ({ id }: SeedAccount) => toHeaders(tokens.get(id) ?? { access_token: '', id_token: '' })

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
    const operation = operations[name]
    for (const account of demoAccounts) {
      const headers = headersOf(account)
      const isAllowed = operation?.isAllowed(account) === true
      const unknown = await send(name, 'nowhere', headers)
      for (const organization of organizationIds) {
        const answer = await send(name, organization, headers)
        const cell = `${name}, ${account.email}, ${organization}`
        const isVisible = isAllowed && (operation?.sees ?? seesAsMember)(account, organization)
        expect((operation?.tells ?? names)(answer, organization), cell).toBe(isVisible)
        expect(answer.status, cell).toBe(200)
        if (!isAllowed) expect(answer.errors[0]?.extensions?.code, cell).toBe('FORBIDDEN')
        // Lists without an argument hold the account's own organizations, which change with the other cells.
        if (!isVisible && !listsOwn.test(name)) expect(JSON.stringify(answer), cell).toBe(JSON.stringify(unknown))
        cells.add(cell)
      }
    }
  })

  it('needs as many statements for foreign ids as for unknown ones, so that the time shows nothing', async () => {
    const headers = headersOf(findAccount('adam'))
    for (const name of rootFields.filter((field) => !listsOwn.test(field))) {
      const count = (organization: string) =>
        statements.during(() => {
          const field = operations[name]?.field(organization, `${organization}-first`, toKey(`${name} ${organization}`))
          return opened.ask(`${name.toLowerCase().split('.')[0]} { ${field} }`, headers)
        })
      expect(await count('globex-kabel'), name).toBe(await count('nowhere'))
    }
  })

  it.each(rootFields)('%s is for the connector only if it needs it', async (name) => {
    for (const organization of organizationIds) {
      const answer = await send(name, organization, connectorHeaders)
      expect(names(answer, organization)).toBe(operations[name]?.forConnector)
      if (!operations[name]?.forConnector) expect(answer.errors[0]?.extensions?.code).toBe('FORBIDDEN')
      cells.add(`${name}, connector, ${organization}`)
    }
  })

  /** Every operation with headers that are no valid tokens of one person. */
  async function expectRefused(kind: string, headers: Record<string, string>): Promise<void> {
    for (const name of rootFields) {
      const [organization] = organizationIds
      const field = operations[name]?.field(organization, `${organization}-first`, toKey(kind))
      const cell = `${name}, ${kind}`
      const answer = await opened.ask(`${name.toLowerCase().split('.')[0]} { ${field} }`, headers)
      expect(answer, cell).toMatchObject({
        status: 401,
        data: null,
        errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
      })
      cells.add(cell)
    }
  }

  async function signIdToken(account: SeedAccount, changes: { audience?: string; issuer?: string; expiry?: string }) {
    const [stored] = await database.queries.select().from(signingKeys)
    return new SignJWT()
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(account.id)
      .setIssuedAt()
      .setAudience(changes.audience ?? 'kudex-portal')
      .setIssuer(changes.issuer ?? opened.identity.issuer)
      .setExpirationTime(changes.expiry ?? '10 minutes')
      .sign(await importJWK({ kty: 'RSA', ...(stored?.key as object) }, 'RS256'))
  }

  it('refuses every operation without valid tokens of one person', async () => {
    const [carla, gina] = [findAccount('carla'), findAccount('gina')]
    const good = headersOf(carla)
    const { authorization = '', 'x-identity-token': idToken = '' } = good
    const invalid: Readonly<Record<string, Record<string, string>>> = {
      anonymous: {},
      'ID token only': { 'x-identity-token': idToken },
      'access token only': { authorization },
      'token of another issuer': {
        ...good,
        'x-identity-token': await signIdToken(carla, { issuer: 'https://issuer.example' }),
      },
      'altered ID token': { ...good, 'x-identity-token': `${idToken.slice(0, -6)}AAAAAA` },
      'unknown access token': { ...good, authorization: 'Bearer unknown' },
      'ID token of another person': { ...good, 'x-identity-token': headersOf(gina)['x-identity-token'] ?? '' },
      'another service token': { authorization: `${connectorHeaders.authorization}x` },
    }
    const valid = { ...good, 'x-identity-token': await signIdToken(carla, {}) }
    expect(await opened.ask('{ locations { name } }', valid)).toMatchObject({ errors: [] })
    for (const [kind, headers] of Object.entries(invalid)) await expectRefused(kind, headers)
  })

  it('refuses expired tokens and those of another audience, of every account', async () => {
    for (const account of demoAccounts) {
      const changes = { expired: { expiry: '1 minute ago' }, 'another audience': { audience: 'another' } }
      for (const [kind, change] of Object.entries(changes)) {
        const headers = { ...headersOf(account), 'x-identity-token': await signIdToken(account, change) }
        await expectRefused(`${account.email}, ${kind}`, headers)
      }
    }
  })

  it('refuses expired and revoked access tokens once claims have been read again', async () => {
    // From here on the tokens of the other tests are no longer valid.
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
    const [expired, ...others] = demoAccounts
    await database.queries
      .update(artifacts)
      .set({ payload: sql`jsonb_set(${artifacts.payload}, '{exp}', '1')` })
      .where(and(eq(artifacts.kind, 'AccessToken'), eq(artifacts.accountId, expired?.id ?? '')))
    for (const { id } of others) {
      await opened.client.post('token/revoke', { token: tokens.get(id)?.access_token ?? '' })
    }
    for (const account of demoAccounts) {
      await expectRefused(
        `${account.email}, ${account === expired ? 'expired access token' : 'revoked'}`,
        headersOf(account),
      )
    }
    clock.mockRestore()
  })

  it('has at least 600 cells', () => {
    console.log(`ticketing: ${cells.size} cells of ${rootFields.length} operations and ${demoAccounts.length} accounts`)
    expect(cells.size).toBeGreaterThanOrEqual(600)
  })

  it('does not create a schema with a root field that has no rule', () => {
    expect(() => guardRootFields(buildSchema('type Query { secrets: String }'))).toThrow(
      'The field Query.secrets has no access rule',
    )
  })
})
