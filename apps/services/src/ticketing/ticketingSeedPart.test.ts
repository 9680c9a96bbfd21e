import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import type { Database } from '../database/database.types.ts'
import { findSeedProblems } from '../seeding/findSeedProblems.ts'
import type { SeedContext } from '../service.types.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { listTickets, listHistory } from './readTickets.ts'
import { listMachines } from './machines/readMachines.ts'
import { ticketingSeedPart } from './ticketingSeedPart.ts'
import { defaultTicketListQuery } from '@kudex/domain/tickets'
import { comments, events, tickets } from './tables.ts'
import type { Person } from './access.ts'
import { findAccount } from './testing/ticketingFixture.ts'

const ticketing = demo.ticketing ?? { organizations: [], people: [] }

describe('the demo tickets', () => {
  it('are 30 with 40 machines in each organization (contract), and refer to existing entries', () => {
    expect(ticketing.organizations.map(({ id, machines, tickets: own }) => [id, machines.length, own.length])).toEqual([
      ['acme-harness', 40, 30],
      ['shared-wiring', 40, 30],
      ['globex-kabel', 40, 30],
    ])
    expect(findSeedProblems(demo)).toEqual([])
  })

  it('are found to be wrong by the checks of a seed', () => {
    const [first] = ticketing.organizations
    if (!first) throw new Error('There is no organization')
    const [machine, ticket] = [first.machines[0], first.tickets[0]]
    if (!machine || !ticket) throw new Error('There is no machine')
    const broken = {
      ...first,
      machines: [machine, { ...machine, model: 'unknown', location: 'nowhere' }],
      tickets: [{ ...ticket, by: 'nobody', machine: 'CS-0' }],
    }
    expect(findSeedProblems({ ...demo, ticketing: { ...ticketing, organizations: [broken] } })).toEqual([
      'a serial number is used twice',
      expect.stringContaining('unknown product unknown'),
      expect.stringContaining('unknown location nowhere'),
      expect.stringContaining('unknown person nobody'),
      expect.stringContaining('unknown machine or location CS-0'),
    ])
  })
})

describe('the seed part of the ticketing service', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmptyDatabase()
    expect(await ticketingSeedPart.isEmpty(database.queries)).toBe(true)
    const context: SeedContext = { seed: demo, pictures: new Map() }
    expect(await ticketingSeedPart.load(database.queries, context)).toBe('120 machines, 90 tickets')
  })
  afterAll(() => database.close())

  const toViewer = (name: string): Person => {
    const { id, roles, organizations } = findAccount(name)
    return { kind: 'person', id, name, email: null, roles, organizations }
  }

  it('is loaded once', async () => {
    expect(await ticketingSeedPart.isEmpty(database.queries)).toBe(false)
  })

  it('gives each account the tickets and machines of its organizations', async () => {
    const { queries } = database
    const all = {
      search: '',
      location: null,
      due: false,
      sort: { column: 'name', descending: false },
      page: 1,
    } as const
    for (const [name, count] of [
      ['carla', 30],
      ['adam', 60],
      ['gina', 30],
      ['ines', 90],
    ] as const) {
      const page = await listTickets(queries, toViewer(name), defaultTicketListQuery)
      expect(page.total, name).toBe(count)
    }
    expect(await listMachines(queries, toViewer('adam'), all)).toMatchObject({ total: 80 })
    const { total } = await listTickets(queries, toViewer('carla'), { ...defaultTicketListQuery, mine: true })
    expect(total).toBeGreaterThan(5)
  })

  it('has consistent counts, times and histories', async () => {
    const { queries } = database
    const rows = await queries.select().from(tickets)
    const written = await queries.select().from(comments)
    const statuses = new Set(rows.map(({ status }) => status))
    expect(statuses).toEqual(new Set(['new', 'inProgress', 'waiting', 'closed']))
    for (const { id, number, status, closedAt, createdAt, comments: count } of rows) {
      expect(written.filter(({ ticketId }) => ticketId === id)).toHaveLength(count)
      const history = await listHistory(queries, id)
      expect(history.at(-1)?.event.status, String(number)).toBe(status)
      expect(closedAt !== null).toBe(status === 'closed')
      expect(closedAt === null || (closedAt > createdAt && closedAt < new Date())).toBe(true)
    }
    const byNumber = rows.toSorted((a, b) => a.number - b.number).map(({ createdAt }) => createdAt.getTime())
    expect(byNumber).toEqual(byNumber.toSorted((a, b) => a - b))
    expect((await queries.select().from(events)).length).toBeGreaterThan(250)
  })
})
