import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readTicketListQuery } from '@kudex/domain/tickets'
import { createTicketingClient } from './index.ts'

const url = 'http://tickets.test/ticketing/graphql'
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

interface Received {
  readonly headers: Headers
  readonly variables: unknown
}

/** Answers the next requests, and records them. */
function answer(body: object, status = 200): Received[] {
  const received: Received[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const { variables } = (await request.json()) as { variables: unknown }
      received.push({ headers: request.headers, variables })
      return HttpResponse.json(body, { status })
    }),
  )
  return received
}

const credentials = { accessToken: 'access', identityToken: 'identity' }
const client = createTicketingClient({ url, getCredentials: () => ({ ...credentials, debugLevel: 'debug' }) })
const result = { ticket: null, isRepeated: false, problems: [], conflict: null }

describe('the ticketing client', () => {
  it('sends access token, identity token and debug level (TICKET-18)', async () => {
    const received = answer({ data: { ticket: null } })
    expect(await client.fetchTicket('7')).toBeNull()
    const names = ['authorization', 'x-identity-token', 'x-debug-level']
    expect(names.map((name) => received[0]?.headers.get(name))).toEqual(['Bearer access', 'identity', 'debug'])
    await createTicketingClient({ url, getCredentials: () => credentials }).fetchTicket('7')
    await createTicketingClient({ url, getCredentials: () => null }).fetchTicket('7')
    expect(names.map((name) => received[1]?.headers.get(name))).toEqual(['Bearer access', 'identity', null])
    expect(names.map((name) => received[2]?.headers.get(name))).toEqual([null, null, null])
  })

  it('sends the query of a list as it is read from the URL', async () => {
    const page = { tickets: [], total: 0, isTotalExact: true, page: 2, pageSize: 25 }
    const received = answer({ data: { tickets: page } })
    const query = readTicketListQuery(new URLSearchParams('search=press&type=fault&show=mine&sort=subject&page=2'))
    expect(await client.fetchTickets(query)).toEqual(page)
    expect(received[0]?.variables).toEqual({
      search: 'press',
      types: ['fault'],
      statuses: [],
      organization: null,
      machine: null,
      location: null,
      mine: true,
      sort: { column: 'subject', descending: false },
      page: 2,
    })
  })

  it('returns problems by field, and conflicts', async () => {
    const conflict = { id: '9', ticketId: '7', kind: 'closed', status: 'closed', reason: null, changedOn: '2026-01-01' }
    answer({ data: { result: { ...result, problems: [{ field: 'reason', problem: 'required' }], conflict } } })
    expect(await client.closeTicket('k', { id: '7', revision: 3 }, {})).toEqual({
      ...result,
      problems: { reason: 'required' },
      conflict,
    })
  })

  it('sends changes with key, ticket and revision', async () => {
    const received = answer({ data: { result } })
    await client.createTicket('k1', { subject: 'S' })
    await client.addComment('k2', '7', { comment: 'C' })
    await client.reopenTicket('k3', { id: '7', revision: 4 })
    await client.watchTicket('k4', '7', true)
    await client.watchTicket('k5', '7', false)
    expect(received.map(({ variables }) => variables)).toEqual([
      { key: 'k1', input: { subject: 'S' } },
      { key: 'k2', id: '7', input: { comment: 'C' } },
      { key: 'k3', id: '7', revision: 4 },
      { key: 'k4', id: '7' },
      { key: 'k5', id: '7' },
    ])
  })

  it('rejects with status and code of the answer (TICKET-19)', async () => {
    answer({ errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401)
    await expect(client.fetchLocations()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    answer({ data: null, errors: [{ message: 'No.', extensions: { code: 'NOT_FOUND' } }] })
    await expect(client.addComment('k', '7', { comment: 'C' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    answer({ data: null, errors: [{ message: 'No.', extensions: { code: 7 } }] })
    await expect(client.fetchEvents(null)).rejects.toMatchObject({ message: 'No.', code: null })
  })
})
