import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { readAgreedSchema, toContractText } from '../testing/schemaText.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { askService } from '../testing/askService.ts'
import { ticketingSchema } from './graphqlSchema.ts'
import { isUploadAttached } from './attachments/isUploadAttached.ts'
import { forgetPerson } from './forgetPerson.ts'
import { comments, events, people, requests, tickets } from './tables.ts'
import { createTicketingService } from './ticketingService.ts'
import {
  connectorHeaders,
  findAccount,
  openTicketing,
  storeTicket,
  toHeaders,
  toKey,
} from './testing/ticketingFixture.ts'
import { removeOldKeys } from './writeOnce.ts'

describe('the ticketing schema', () => {
  it('matches the agreed schema', () => {
    expect(toContractText(ticketingSchema)).toBe(toContractText(readAgreedSchema('ticketing')))
  })
})

const counter = new StatementCounter('"ticketing".')

describeDatabases(
  'the ticketing service',
  (open) => {
    let opened: Awaited<ReturnType<typeof openTicketing>>
    let uploads: Server
    let carla: Record<string, string>
    let adam: Record<string, string>
    let ines: Record<string, string>
    const lines: string[] = []
    const finished = 'a'.repeat(64)

    beforeAll(async () => {
      uploads = createServer((request, response) => {
        const metadata = `filename ${Buffer.from('crimp.jpg').toString('base64')},filetype ${Buffer.from('image/jpeg').toString('base64')}`
        const offset = request.url?.endsWith(finished) ? '2048' : '7'
        response.writeHead(request.url?.includes('dead') ? 404 : 200, {
          'Upload-Length': '2048',
          'Upload-Offset': offset,
          'Upload-Metadata': metadata,
        })
        response.end()
      })
      await new Promise<void>((resolve) => uploads.listen(0, 'localhost', resolve))
      const { port } = uploads.address() as AddressInfo
      opened = await openTicketing(open(), {
        uploadsUrl: `http://localhost:${port}/uploads`,
        log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
      })
      carla = toHeaders(await opened.signIn(findAccount('carla')))
      adam = toHeaders(await opened.signIn(findAccount('adam')))
      ines = toHeaders(await opened.signIn(findAccount('ines')))
    })
    afterAll(async () => {
      await opened.identity.close()
      uploads.close()
    })

    const result = `{ isRepeated problems { field problem } conflict { kind author { name } status }
      ticket { id number type concern subject status description machineName serialNumber contact { name isService }
        location { id organization { id } } replies comments revision
        entries { text author { name isService } attachments { name } } attachments { name mediaType size }
        history { status reason author { name } } watchers { name } } }`
    const newTicket = {
      location: 'acme-harness-plant',
      ticketType: 'fault',
      concern: 'standstill',
      subject: 'Press stops after 200 crimps',
      description: 'Error E-214 since this morning.\nNo change of terminal.',
      serialNumber: 'acme-harness-1',
    }
    const create = (key: string, changes: object = {}, headers = carla) =>
      opened.ask(
        `mutation ($key: String!, $input: NewTicketInput!) { result: createTicket(key: $key, input: $input) ${result} }`,
        headers,
        { key: toKey(key), input: { ...newTicket, ...changes } },
      )
    const createId = async (key: string) => String((await create(key)).at('result.ticket.id'))
    const change = (name: string, key: string, id: string, args: string, headers = carla) =>
      opened.ask(`mutation { result: ${name}(key: "${toKey(key)}", id: "${id}", ${args}) ${result} }`, headers)
    const comment = (key: string, id: string, headers = carla, text = 'More') =>
      change('addComment', key, id, `input: { comment: "${text}" }`, headers)
    const close = (key: string, id: string, revision: number, headers = carla) =>
      change('closeTicket', key, id, `revision: ${revision}, input: { reason: "solvedByCompany" }`, headers)
    const list = async (args: string, headers = carla) =>
      (await opened.ask(`{ page: tickets${args} { tickets { id subject } total page pageSize } }`, headers)).at('page')

    it('creates a ticket in the organization of its location, once per key (TICKET-10)', async () => {
      const first = await create('create')
      expect(first.at('result')).toMatchObject({
        isRepeated: false,
        problems: [],
        conflict: null,
        ticket: {
          type: 'fault',
          concern: 'standstill',
          status: 'new',
          subject: newTicket.subject,
          description: newTicket.description,
          machineName: null,
          serialNumber: 'acme-harness-1',
          contact: { name: 'Carla Customer', isService: false },
          location: { organization: { id: 'acme-harness' } },
          replies: 0,
          comments: 0,
          revision: 1,
          history: [{ status: 'new', reason: null, author: { name: 'Carla Customer' } }],
          watchers: [{ name: 'Carla Customer' }],
        },
      })
      const again = await create('create')
      expect(again.at('result')).toEqual({ ...(first.at('result') as object), isRepeated: true })
      const answers = await Promise.all(Array.from({ length: 8 }, () => create('race')))
      expect(answers.filter((answer) => answer.at('result.isRepeated') === false)).toHaveLength(1)
      expect(new Set(answers.map((answer) => answer.at('result.ticket.id'))).size).toBe(1)
      const other = await create('create', {}, adam)
      expect(other.at('result')).toMatchObject({ isRepeated: false })
    })

    it('reports invalid fields and keys, and stores nothing (TICKET-07, TICKET-08)', async () => {
      const before = await open().queries.$count(tickets)
      const answer = await create('bad', { location: '', ticketType: 'x', subject: 'A\0B', description: ' ' })
      expect(answer.at('result')).toMatchObject({
        ticket: null,
        problems: [
          { field: 'location', problem: 'required' },
          { field: 'ticketType', problem: 'invalid' },
          { field: 'subject', problem: 'invalid' },
          { field: 'description', problem: 'required' },
        ],
      })
      const foreign = await create('foreign', { location: 'globex-kabel-plant' })
      expect(foreign.at('result.problems')).toEqual([{ field: 'location', problem: 'invalid' }])
      const key = await opened.ask(
        'mutation { createTicket(key: "short", input: { location: "acme-harness-plant", ticketType: "fault", concern: "none", subject: "S", description: "D" }) { isRepeated } }',
        carla,
      )
      expect(key.errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
      expect(await open().queries.$count(tickets)).toBe(before)
    })

    it('refuses a key that was used for another change', async () => {
      const id = await createId('one')
      expect((await comment('one', id)).errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
      await comment('two', id)
      expect((await comment('two', await createId('three'))).errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
    })

    it('attaches finished uploads only (TICKET-16)', async () => {
      const answer = await create('attach', { attachments: [finished] })
      expect(answer.at('result.ticket.attachments')).toEqual([
        { name: 'crimp.jpg', mediaType: 'image/jpeg', size: 2048 },
      ])
      for (const id of ['b', 'dead'].map((text) => text.padEnd(64, '0'))) {
        const refused = await create(`attach ${id}`, { attachments: [id] })
        expect(refused.at('result.problems')).toEqual([{ field: 'attachments', problem: 'invalid' }])
      }
      expect(await isUploadAttached(open().queries, finished)).toBe(true)
      expect(await isUploadAttached(open().queries, 'b'.repeat(64))).toBe(false)
      const ticketId = String(answer.at('result.ticket.id'))
      const input = `input: { comment: "See picture", attachments: ["${finished}"] }`
      const commented = await change('addComment', 'attach comment', ticketId, input)
      expect(commented.at('result.ticket.entries.0.attachments')).toEqual([{ name: 'crimp.jpg' }])
      expect(commented.at('result.ticket.attachments')).toHaveLength(1)
    })

    it('counts comments, and those of the service as replies (TICKET-12)', async () => {
      const id = await createId('comments')
      await comment('c1', id)
      await comment('c1', id)
      await comment('c2', id, ines, 'We send a technician')
      const author = 'author: { id: "e7", name: "Urs Frei" }'
      const replied = await change(
        'replyToTicket',
        'c3',
        id,
        `${author}, input: { comment: "On my way" }`,
        connectorHeaders,
      )
      expect(replied.at('result.ticket')).toMatchObject({
        comments: 3,
        replies: 2,
        revision: 4,
        entries: [
          { text: 'More', author: { name: 'Carla Customer', isService: false } },
          { text: 'We send a technician', author: { name: 'Ines Internal', isService: true } },
          { text: 'On my way', author: { name: 'Urs Frei', isService: true } },
        ],
      })
    })

    it('is in progress again once a customer has answered the question of the service (TICKET-12)', async () => {
      const id = await storeTicket(open().queries, 'acme-harness', { id: 'answered', status: 'waiting' })
      expect((await comment('w1', id, ines, 'Which press?')).at('result.ticket.status')).toBe('waiting')
      expect((await comment('w2', id, carla, 'The left one')).at('result.ticket')).toMatchObject({
        status: 'inProgress',
        history: [{ status: 'inProgress', reason: null, author: { name: 'Carla Customer' } }],
      })
      const other = await storeTicket(open().queries, 'acme-harness', { id: 'new-answered', status: 'new' })
      expect((await comment('w3', other)).at('result.ticket')).toMatchObject({ status: 'new', history: [] })
    })

    it('closes with a reason; then comments are refused until it is reopened (TICKET-13, TICKET-14)', async () => {
      const id = await createId('close')
      const noReason = await change('closeTicket', 'k0', id, 'revision: 1, input: {}')
      expect(noReason.at('result.problems')).toEqual([{ field: 'reason', problem: 'required' }])
      const closing = 'revision: 1, input: { reason: "solvedByCustomer", comment: "Fuse replaced" }'
      const closed = await change('closeTicket', 'k1', id, closing)
      expect(closed.at('result.ticket')).toMatchObject({
        status: 'closed',
        entries: [{ text: 'Fuse replaced' }],
        history: [{ status: 'new' }, { status: 'closed', reason: 'solvedByCustomer' }],
      })
      expect((await comment('k2', id)).at('result')).toMatchObject({
        ticket: { comments: 1 },
        conflict: { kind: 'closed', author: { name: 'Carla Customer' }, status: 'closed' },
      })
      const revision = Number(closed.at('result.ticket.revision'))
      const reopened = await change('reopenTicket', 'k3', id, `revision: ${revision}`, adam)
      expect(reopened.at('result.ticket')).toMatchObject({ status: 'inProgress' })
      expect((await comment('k2', id)).at('result')).toMatchObject({ isRepeated: false, conflict: null })
    })

    it('is not reopened later than 30 days after closing', async () => {
      const closedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
      const id = await storeTicket(open().queries, 'acme-harness', { id: 'long-closed', status: 'closed', closedAt })
      const answer = await change('reopenTicket', 'late', id, 'revision: 1')
      expect(answer.at('result.ticket.status')).toBe('closed')
      const [request] = await open()
        .queries.select()
        .from(requests)
        .where(eq(requests.key, toKey('late')))
      expect(request).toBeUndefined()
    })

    it('recognizes a repeated write for 90 days, and then removes its key', async () => {
      const { queries } = open()
      const id = await createId('kept')
      const isOfWrite = eq(requests.key, toKey('kept'))
      const removeAfter = (days: number) => removeOldKeys(queries, new Date(Date.now() + days * 24 * 60 * 60 * 1000))
      await removeAfter(89)
      expect((await create('kept')).at('result')).toMatchObject({ isRepeated: true, ticket: { id } })
      expect(await queries.select().from(requests).where(isOfWrite)).toMatchObject([{ subjectId: id }])
      await removeAfter(91)
      expect(await queries.select().from(requests).where(isOfWrite)).toEqual([])
    })

    it('refuses to close with a stale revision, and says who changed what', async () => {
      const id = await createId('stale')
      await comment('s1', id, adam)
      const stale = await close('s2', id, 1)
      expect(stale.at('result')).toMatchObject({
        ticket: { status: 'new', revision: 2 },
        conflict: { kind: 'commented', author: { name: 'Adam Admin' }, status: null },
      })
      expect((await close('s2', id, 2)).at('result.ticket.status')).toBe('closed')
      const answers = await Promise.all(
        [carla, adam, ines].map(async (headers) => {
          const other = await createId('concurrent')
          return close(`s3 ${headers['authorization']}`, other, 1, headers)
        }),
      )
      expect(answers.filter((answer) => answer.at('result.conflict') === null)).toHaveLength(1)
    })

    it('sets the status for the connector; closing needs a reason', async () => {
      const id = await createId('status')
      const set = (key: string, args: string) =>
        change('setTicketStatus', key, id, `author: { id: "e7", name: "Urs Frei" }, ${args}`, connectorHeaders)
      expect((await set('t1', 'status: waiting')).at('result.ticket')).toMatchObject({ status: 'waiting' })
      expect((await set('t2', 'status: waiting')).at('result.ticket.history')).toHaveLength(2)
      expect((await set('t3', 'status: closed')).at('result.problems')).toEqual([
        { field: 'reason', problem: 'required' },
      ])
      expect((await set('t4', 'status: closed, reason: notRelevant')).at('result.ticket.history.2')).toMatchObject({
        status: 'closed',
        reason: 'notRelevant',
        author: { name: 'Urs Frei' },
      })
      const nameless = await change(
        'setTicketStatus',
        't5',
        id,
        'author: { id: "a b", name: "" }, status: new',
        connectorHeaders,
      )
      expect(nameless.errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
    })

    it('sets the status for internal staff, unless the ticket was changed meanwhile', async () => {
      const id = await createId('status by staff')
      const set = (key: string, args: string, headers = ines) => change('setTicketStatus', key, id, args, headers)
      expect((await set('i1', 'revision: 1, status: inProgress')).at('result.ticket')).toMatchObject({
        status: 'inProgress',
        history: [{ status: 'new' }, { status: 'inProgress', author: { name: 'Ines Internal' } }],
      })
      expect((await set('i2', 'revision: 1, status: waiting')).at('result')).toMatchObject({
        ticket: { status: 'inProgress', revision: 2 },
        conflict: { kind: 'statusChanged', author: { name: 'Ines Internal' } },
      })
      expect((await set('i3', 'revision: 2, status: waiting', carla)).errors[0]?.extensions).toEqual({
        code: 'FORBIDDEN',
      })
      const withoutAuthor = await set('i4', 'status: waiting', connectorHeaders)
      expect(withoutAuthor.errors[0]?.extensions).toEqual({ code: 'BAD_REQUEST' })
    })

    it('starts and stops watching', async () => {
      const id = await createId('watch')
      const watch = (name: string, key: string) =>
        opened.ask(`mutation { result: ${name}(key: "${toKey(key)}", id: "${id}") ${result} }`, adam)
      expect((await watch('watchTicket', 'w1')).at('result.ticket.watchers')).toEqual([
        { name: 'Adam Admin' },
        { name: 'Carla Customer' },
      ])
      await watch('watchTicket', 'w2')
      expect((await watch('unwatchTicket', 'w3')).at('result.ticket.watchers')).toEqual([{ name: 'Carla Customer' }])
      const stored = await open().queries.select().from(events).where(eq(events.ticketId, id))
      expect(stored.map(({ kind }) => kind)).toEqual(['created', 'watched', 'unwatched'])
    })

    it('lists events after a cursor in the order of commits, without those of other organizations', async () => {
      const read = async (since: string | null, headers = carla) =>
        (
          await opened.ask(
            `{ page: ticketEvents${since === null ? '' : `(since: "${since}")`} { cursor events { id ticketId kind author { name } } } }`,
            headers,
          )
        ).at('page') as { cursor: string; events: { ticketId: string; kind: string }[] }
      const start = await read(null)
      expect(start.events).toEqual([])
      const id = await createId('events')
      await Promise.all(['e1', 'e2', 'e3'].map((key) => comment(key, id)))
      await create('events of another', { location: 'globex-kabel-plant' }, ines)
      const next = await read(start.cursor)
      expect(next.events.map(({ kind }) => kind)).toEqual(['created', 'commented', 'commented', 'commented'])
      expect(next.events.every(({ ticketId }) => ticketId === id)).toBe(true)
      expect(await read(next.cursor)).toEqual({ cursor: next.cursor, events: [] })
      expect((await read(start.cursor, ines)).events).toHaveLength(5)
      expect(await read('x')).toEqual(await read(null))
    })

    it('searches, filters, sorts and pages the list with two statements (TICKET-02, TICKET-04)', async () => {
      const { queries } = open()
      const some = Array.from({ length: 30 }, (_, index) => index)
      for (const index of some) {
        await storeTicket(queries, 'shared-wiring', {
          id: `listed-${index}`,
          subject: `Blade ${String(index).padStart(2, '0')}`,
          searchText: `blade ${index} 100%_cutter zahe`,
          type: index % 2 ? 'fault' : 'question',
          status: index % 3 ? 'waiting' : 'closed',
          createdAt: new Date(2026, 0, 1, index),
        })
      }
      const shared = 'location: "shared-wiring-plant"'
      expect(await list(`(${shared})`, adam)).toMatchObject({ total: 30, page: 1, pageSize: 25 })
      const sorted = await list(`(${shared}, sort: { column: subject, descending: true }, page: 2)`, adam)
      expect(sorted).toMatchObject({ page: 2, tickets: [4, 3, 2, 1, 0].map((index) => ({ id: `listed-${index}` })) })
      expect(await list(`(${shared}, types: [fault], statuses: [waiting])`, adam)).toMatchObject({ total: 10 })
      expect(await list(`(${shared}, search: "Blade 100%_ ZÄHE")`, adam)).toMatchObject({ total: 30 })
      expect(await list(`(${shared}, search: "blade100")`, adam)).toMatchObject({ total: 0, tickets: [] })
      expect(await list(`(${shared}, search: "b%d", mine: true)`, adam)).toMatchObject({ total: 0 })
      expect(await list(`(${shared})`, carla)).toMatchObject({ total: 0 })
      expect(await list('(organization: "shared-wiring", search: "blade")', ines)).toMatchObject({ total: 30 })
      expect(await list('(organization: "acme-harness", search: "blade 100%_")', ines)).toMatchObject({ total: 0 })
      expect(await list('(organization: "shared-wiring")', carla)).toMatchObject({ total: 0 })
      expect(await list('(mine: true)', carla)).not.toMatchObject({ total: 0 })
      expect(await list(String.raw`(search: "a\u0000b", machine: "\u0000", page: -4)`, adam)).toMatchObject({ page: 1 })
      const [numbered] = await queries.select().from(tickets).where(eq(tickets.id, 'listed-7'))
      expect(await list(`(search: "T-${numbered?.number}")`, adam)).toMatchObject({ tickets: [{ id: 'listed-7' }] })

      const count = (query: string) => counter.during(() => opened.ask(query, adam))
      const fields = 'tickets { id contact { name } location { name organization { name } } comments } total'
      expect(await count(`{ tickets(${shared}) { ${fields} } }`)).toBe(2)
      expect(await count(`{ tickets(${shared}, page: 2) { ${fields} } }`)).toBe(2)
      expect(
        await count('{ machines { machines { name openTickets location { organization { name } } } total } }'),
      ).toBe(2)
    })

    it('lists machines with their open tickets (INVENT-01)', async () => {
      const { at } = await opened.ask(
        '{ machines(search: "MACHINE acme", sort: { column: location, descending: true }) { total machines { serialNumber name model software deliveredOn warrantyUntil openTickets location { city } } } }',
        adam,
      )
      expect(at('machines.total')).toBe(1)
      expect(at('machines.machines.0')).toMatchObject({
        serialNumber: 'acme-harness-1',
        model: 'cs-240',
        software: null,
        deliveredOn: '2024-05-01',
        warrantyUntil: '2026-04-30',
        openTickets: expect.any(Number),
        location: { city: 'Town' },
      })
      expect(Number(at('machines.machines.0.openTickets'))).toBeGreaterThan(5)
      const none = await opened.ask(
        String.raw`{ machine(serialNumber: "a\u0000") { name } ticket(id: "\u0000") { id } }`,
        adam,
      )
      expect(none).toMatchObject({ data: { machine: null, ticket: null }, errors: [] })
    })

    it('logs a request at the level of its header, within the allowed levels (TICKET-18)', async () => {
      const logged = async (level: string) => {
        lines.length = 0
        await opened.ask('{ locations { id } }', { ...carla, 'x-debug-level': level })
        return lines.some((line) => line.includes('"msg":"operation"'))
      }
      expect(await logged('debug')).toBe(true)
      expect(await logged('info')).toBe(false)
      expect(await logged('trace')).toBe(false)
    })

    it('answers 503 while the identity provider cannot be reached', async () => {
      const ask = await askService(createTicketingService, open(), { IDENTITY_ISSUER: 'http://127.0.0.1:1/realm' })
      const answer = await ask({ path: '/ticketing/graphql', query: '{ locations { id } }', headers: carla })
      expect(answer).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    })

    it('shows a deleted person without id and name', async () => {
      const id = await createId('deleted')
      await open().queries.insert(people).values({ id: 'gone', name: 'Otto Gone', isService: false })
      await forgetPerson(open().queries, 'gone')
      await open()
        .queries.insert(comments)
        .values({ id: 'of-gone', ticketId: id, authorId: 'gone', text: 'Hello', createdAt: new Date() })
      const answer = await opened.ask(`{ ticket(id: "${id}") { entries { author { id name } } } }`, carla)
      expect(answer.at('ticket.entries')).toEqual([{ author: { id: null, name: '' } }])
    })
  },
  { logger: counter },
)
