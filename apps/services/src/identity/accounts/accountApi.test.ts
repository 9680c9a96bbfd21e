import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient } from '../testing/portalClient.ts'

const carla = 'carla.customer@acme.example'
const ines = 'ines.internal@kudex.example'

describe('the own account', () => {
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries)
    client = createPortalClient(identity)
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  async function signIn(email: string) {
    const tokens = await client.signInForTokens(identity.browser(), email, demoPassword)
    const call = (method: string, path = '', body?: unknown) =>
      fetch(`${identity.issuer}/account${path}`, {
        method,
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    return { tokens, call }
  }

  const filled = {
    firstName: 'Carla',
    lastName: 'Customer',
    company: 'ACME Harness Ltd',
    telephone: '+44 20 7946 0000',
    address: '1 Harness Road',
    postalCode: 'B1 1AA',
    city: 'Birmingham',
    country: 'GB',
    language: 'en',
  }

  it('keeps its profile and names the person anew (ACCT-01, ACCT-03)', async () => {
    const { call, tokens } = await signIn(carla)
    const saved = await call('PUT', '/profile', { ...filled, lastName: 'Client', email: 'other@kudex.example' })
    expect(saved.status).toBe(200)
    const profile = { ...filled, lastName: 'Client', email: carla }
    expect(await (await call('GET')).json()).toEqual({ profile, isManagedInternally: false })
    expect(await (await client.readUser(tokens.access_token)).json()).toMatchObject({ name: 'Carla Client' })
  })

  it('says which policies the fields violate, and stores nothing (ACCT-02, ACCT-09)', async () => {
    const { call } = await signIn(carla)
    const before: unknown = await (await call('GET')).json()
    const response = await call('PUT', '/profile', { ...filled, firstName: ' ', telephone: 'none' })
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        error: 'policy',
        failedPolicyRequirements: [
          { property: 'firstName', policyRequirements: [{ policyRequirement: 'REQUIRED' }] },
          { property: 'telephone', policyRequirements: [{ policyRequirement: 'VALID_PHONE_FORMAT' }] },
        ],
      },
    ])
    expect(await (await call('GET')).json()).toEqual(before)
  })

  it('cannot be changed here by internal staff (ACCT-06)', async () => {
    const { call } = await signIn(ines)
    const response = await call('PUT', '/profile', filled)
    expect([response.status, await response.json()]).toEqual([403, { error: 'internal' }])
    expect(await (await call('GET')).json()).toMatchObject({
      profile: { firstName: 'Ines' },
      isManagedInternally: true,
    })
  })

  it.each([
    ['PUT', '/profile', '{', 400],
    ['PUT', '/profile', '[]', 400],
    ['PUT', '/profile', JSON.stringify({ firstName: 'x'.repeat(20_000) }), 413],
    ['POST', '/profile', '{}', 404],
    ['GET', '/others', undefined, 404],
  ])('answers a bad request: %s %s', async (method, path, body, status) => {
    const { call } = await signIn(carla)
    expect((await call(method, path, body)).status).toBe(status)
  })

  it('is open with a valid access token only', async () => {
    const { tokens, call } = await signIn(carla)
    const ask = (authorization?: string) =>
      fetch(`${identity.issuer}/account`, authorization ? { headers: { authorization } } : {})
    for (const token of [undefined, 'Bearer', 'Bearer x', 'Bearer é', `Basic ${tokens.access_token}`]) {
      expect((await ask(token)).status).toBe(401)
    }
    expect((await ask(`Bearer ${tokens.id_token}`)).status).toBe(401)
    expect((await ask(`Bearer ${tokens.refresh_token}`)).status).toBe(401)
    await client.post('token/revoke', { token: tokens.access_token })
    expect((await call('GET')).status).toBe(401)
  })
})
