import { ne } from 'drizzle-orm'
import { graphql } from 'graphql'
import { pino } from 'pino'
import { demo } from '../seed/demo/index.ts'
import { createScaleTicketing } from '../seed/scale/createScaleTicketing.ts'
import type { Database } from '../src/database/database.types.ts'
import { accounts, applicationAccess, memberships } from '../src/identity/tables.ts'
import { insertRows } from '../src/database/insertRows.ts'
import type { Person } from '../src/ticketing/access.ts'
import type { TicketingContext } from '../src/ticketing/builder.ts'
import { ticketingSchema } from '../src/ticketing/graphqlSchema.ts'
import { ticketingSeedPart } from '../src/ticketing/ticketingSeedPart.ts'
import { identitySeedPart } from '../src/identity/identitySeedPart.ts'
import { tickets } from '../src/ticketing/tables.ts'
import { ticketQueries } from './ticketQueries.ts'
import { measureOnPostgresql, type TimeOperation } from './measureOnPostgresql.ts'

// Part of `npm run bench`: response times of lists, filters and search of tickets, machines and users of one organization
// on PostgreSQL, and the statements of each. KUDEX_CHECK_SIZE=full measures 100,000 tickets, 10,000 machines and 5,000
// users; KUDEX_BENCH_TICKETS overrides the number of tickets, of which machines are a tenth and users a twentieth.
const size = Number(
  process.env['KUDEX_BENCH_TICKETS'] ?? (process.env['KUDEX_CHECK_SIZE'] === 'full' ? 100_000 : 5_000),
)
const rounds = 20

/** An administrator of the organization with everything. */
const viewer: Person = {
  kind: 'person',
  id: demo.ticketing?.people.find(({ key }) => key === 'adam')?.id ?? '',
  name: 'Adam Admin',
  email: null,
  roles: ['kmx_delegatedadmin_extern', 'kmx_int_serviceticketing_active', 'kmx_int_assetdb_active'],
  organizations: ['acme-harness'],
}

await measureOnPostgresql({ name: 'tickets', load, measure, budget: 60, rounds })

async function load({ queries }: Database): Promise<void> {
  const started = performance.now()
  const ticketing = createScaleTicketing(demo.ticketing ?? { people: [], organizations: [] }, {
    tickets: size,
    machines: size / 10,
  })
  await queries.transaction(async (transaction) => {
    await identitySeedPart.load(transaction, { seed: demo, pictures: new Map() })
    await ticketingSeedPart.load(transaction, { seed: { ...demo, ticketing }, pictures: new Map() })
    await loadUsers(transaction, size / 20)
  })
  console.log(`${size} tickets: loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function loadUsers(queries: Database['queries'], count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `bench-${index}`)
  const requestedAt = new Date()
  await insertRows(
    queries,
    accounts,
    ids.map((id, index) => ({
      id,
      email: `${id}@acme.example`,
      givenName: `Given ${index % 97}`,
      familyName: `Family ${index % 1_009}`,
      passwordHash: null,
    })),
  )
  await insertRows(
    queries,
    memberships,
    ids.map((accountId) => ({ accountId, organizationId: 'acme-harness', acceptedAt: requestedAt })),
  )
  await insertRows(
    queries,
    applicationAccess,
    ids.map((accountId, index) => ({
      accountId,
      organizationId: 'acme-harness',
      application: 'tickets' as const,
      role: 'user',
      status: index % 10 === 0 ? ('pending' as const) : ('active' as const),
      requestedAt,
    })),
  )
}

async function measure({ queries }: Database, time: TimeOperation): Promise<void> {
  const context: TicketingContext = {
    queries,
    viewer,
    findUploads: async () => [],
    notify: async () => {},
    notifyTransfer: async () => {},
    locale: 'en',
    sendMail: async () => {},
    invitationUrl: '',
    origin: '',
    log: pino({ level: 'silent' }),
  }
  const [ticket] = await queries
    .select({ serialNumber: tickets.serialNumber })
    .from(tickets)
    .where(ne(tickets.serialNumber, ''))
    .limit(1)
  for (const [operation, source] of Object.entries(ticketQueries(ticket?.serialNumber ?? ''))) {
    const call = async () => {
      const { errors } = await graphql({ schema: ticketingSchema, source, contextValue: context })
      if (errors) throw new Error(`${operation}: ${errors[0]?.message}`)
    }
    await time(operation, call)
  }
}
