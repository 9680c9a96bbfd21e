import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createUserClient } from './userClient.ts'

const url = 'http://tickets.test/ticketing/graphql'
const server = setupServer()
const client = createUserClient({ url, getCredentials: () => ({ accessToken: 'a', identityToken: 'i' }) })

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const access = { organization: 'acme', application: 'tickets', role: 'user', requestedBy: null, requestDate: '' }
const user = { id: 'u1', firstName: '', lastName: '', email: 'a@b.example', organizations: [] }

function respond(data: unknown): () => unknown {
  let sent: unknown
  server.use(
    http.post(url, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ data })
    }),
  )
  return () => sent
}

it('maps statuses and actions that it does not know (UADM-04)', async () => {
  respond({
    user: { ...user, status: 'SUSPENDED', accesses: [{ ...access, status: 'paused', actions: ['deny', 'explode'] }] },
  })
  expect(await client.fetchUser('u1')).toMatchObject({
    status: 'unknown',
    accesses: [{ status: 'unknown', actions: ['deny'] }],
  })
})

it('sends a change and tells why it was refused', async () => {
  const sent = respond({ result: { user: null, problem: 'last-administrator', existingUser: null } })
  const change = {
    id: 'u1',
    organization: 'acme',
    application: 'tickets',
    action: 'withdraw',
    role: null,
    locale: 'de',
  } as const
  expect(await client.run({ kind: 'access', ...change })).toEqual({
    user: null,
    problem: 'last-administrator',
    existingUser: null,
  })
  expect(sent()).toMatchObject({ variables: change })

  respond({ result: { user: null, problem: 'a new code', existingUser: null } })
  expect(await client.run({ kind: 'delete', id: 'u1' })).toMatchObject({ problem: 'status' })
})
