import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTicketEvents } from './index.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const events = createTicketEvents({
  url: 'http://host.test/api/tickets',
  getCredentials: () => ({ accessToken: 'access', identityToken: 'identity' }),
})
const ticket = { id: 't1', revision: 3 }

/** Answers the next requests, and records them. */
function answer(respond: () => Response): Request[] {
  const received: Request[] = []
  server.use(
    http.get('http://host.test/api/tickets/events', ({ request }) => {
      received.push(request)
      return respond()
    }),
  )
  return received
}

describe('the changes of a ticket', () => {
  it('are asked for with the known revision and the tokens', async () => {
    const received = answer(() => new HttpResponse(null, { status: 204 }))
    expect(await events.hasTicketChanged(ticket)).toBe(false)
    expect(new URL(received[0]?.url ?? '').search).toBe('?ticket=t1&revision=3')
    expect(received[0]?.headers.get('authorization')).toBe('Bearer access')
    answer(() => HttpResponse.json({ revision: 4 }))
    expect(await events.hasTicketChanged(ticket)).toBe(true)
  })

  it('fail with the code of the response, or without one', async () => {
    answer(() => HttpResponse.json({ errors: [{ extensions: { code: 'NOT_FOUND' } }] }, { status: 404 }))
    await expect(events.hasTicketChanged(ticket)).rejects.toMatchObject({ kind: 'answer', code: 'NOT_FOUND' })
    answer(() => HttpResponse.html('<h1>proxy</h1>', { status: 502 }))
    await expect(events.hasTicketChanged(ticket)).rejects.toMatchObject({ kind: 'answer', status: 502, code: null })
    answer(() => HttpResponse.error())
    await expect(events.hasTicketChanged(ticket)).rejects.toMatchObject({ kind: 'network', status: null })
  })
})
