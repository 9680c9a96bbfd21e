import type { AccountResponse } from '@kudex/domain/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient } from '../testing/portalClient.ts'

const carla = 'carla.customer@acme.example'
const ines = 'ines.internal@kudex.example'

describe('the own account', () => {
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>
  const mails = createTestMails()

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries, mails)
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

  it('stores its profile and changes the name in the claims (ACCT-01, ACCT-03)', async () => {
    const { call, tokens } = await signIn(carla)
    const saved = await call('PUT', '/profile', { ...filled, lastName: 'Client', email: 'other@kudex.example' })
    expect(saved.status).toBe(200)
    const profile = { ...filled, lastName: 'Client', email: carla }
    expect(await (await call('GET')).json()).toMatchObject({
      account: { profile, isManagedInternally: false, secondFactor: { isEnabled: false, recoveryCodesLeft: 0 } },
    })
    expect(await (await client.readUser(tokens.access_token)).json()).toMatchObject({ name: 'Carla Client' })
  })

  it('stores which mails about tickets it gets', async () => {
    const { call } = await signIn(carla)
    const read = async () => ((await (await call('GET')).json()) as AccountResponse).account?.ticketMails
    expect(await read()).toEqual(['created', 'commented', 'status', 'closed'])
    const saved = await call('PUT', '/preferences', { ticketMails: 'closed unknown created' })
    expect([saved.status, await read()]).toEqual([200, ['created', 'closed']])
    expect((await call('PUT', '/preferences', { ticketMails: ['created'] })).status).toBe(400)
    await call('PUT', '/preferences', { ticketMails: 'created commented status closed' })
  })

  it.each([
    ['NUL', 'a\u0000b'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['10 kB', 'x'.repeat(10_000)],
    ['a lone surrogate', '\ud800'],
  ])('refuses %s in every field, and stores nothing', async (_, text) => {
    const { call } = await signIn(carla)
    const before: unknown = await (await call('GET')).json()
    for (const field of Object.keys(filled)) {
      const response = await call('PUT', '/profile', { ...filled, [field]: text })
      expect([field, response.status]).toEqual([field, 422])
    }
    expect(await (await call('GET')).json()).toEqual(before)
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
    for (const [method, path] of [
      ['PUT', '/profile'],
      ['POST', '/password'],
      ['POST', '/totp'],
      ['POST', '/totp/confirm'],
      ['DELETE', '/sessions'],
      ['GET', '/export'],
      ['DELETE', ''],
    ] as const) {
      const response = await call(method, path, method === 'GET' ? undefined : filled)
      expect([path, response.status, await response.json()]).toEqual([path, 403, { error: 'internal' }])
    }
    expect((await call('DELETE', '/second-factor')).status).toBe(200)
    expect(await (await call('GET')).json()).toMatchObject({
      account: { profile: { firstName: 'Ines' }, isManagedInternally: true },
    })
  })

  it.each([
    ['PUT', '/profile', '{', 400],
    ['PUT', '/profile', '[]', 400],
    ['PUT', '/profile', JSON.stringify({ firstName: 'x'.repeat(20_000) }), 413],
    ['POST', '/profile', '{}', 404],
    ['POST', '/password', '{"currentPassword":1}', 400],
    ['POST', '/totp/confirm', '{}', 400],
    ['GET', '/others', undefined, 404],
  ])('answers a bad request: %s %s', async (method, path, body, status) => {
    const { call } = await signIn(carla)
    expect((await call(method, path, body)).status).toBe(status)
  })

  it('gets no mail when there was no second factor to remove', async () => {
    const { call } = await signIn(carla)
    mails.mails.length = 0
    await call('POST', '/totp')
    expect((await call('DELETE', '/second-factor')).status).toBe(200)
    expect(mails.mails).toEqual([])
  })

  it('is deleted with its sessions and tokens; signing in fails then (ACCT-08)', async () => {
    const otto = 'otto.onprem@acme.example'
    const { call, tokens } = await signIn(otto)
    mails.mails.length = 0
    const forgotten: unknown[] = []
    mails.jobs.work('deleted-account', async ({ payload }) => void forgotten.push(payload))
    const exported = await call('GET', '/export')
    expect(await exported.json()).toMatchObject({ profile: { email: otto }, organizations: ['acme-harness'] })
    const response = await call('DELETE')
    expect([response.status, await response.json()]).toEqual([200, { account: null }])
    expect(forgotten).toEqual([{ id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1005' }])
    expect(mails.mails).toMatchObject([{ template: 'account-changed', to: otto, change: 'deletion' }])
    expect((await call('GET')).status).toBe(401)
    expect((await client.readUser(tokens.access_token)).status).toBe(401)
    expect(
      (await client.post('access_token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    ).toBe(400)
    await expect(signIn(otto)).rejects.toThrow('422')
  })

  it('stays if an organization would have no administrator', async () => {
    const { call } = await signIn('oscar.other@globex.example')
    const response = await call('DELETE')
    expect([response.status, await response.json()]).toEqual([409, { error: 'last-administrator' }])
    expect((await call('GET')).status).toBe(200)
  })

  it('lists its sessions and ends all but the current one', async () => {
    const email = 'clara.cloud@acme.example'
    const [first, second] = [await signIn(email), await signIn(email)]
    const { account } = (await (await second.call('GET')).json()) as AccountResponse
    expect(account?.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect((await second.call('DELETE', '/sessions')).status).toBe(200)
    expect((await first.call('GET')).status).toBe(401)
    expect(
      (await client.post('access_token', { grant_type: 'refresh_token', refresh_token: first.tokens.refresh_token }))
        .status,
    ).toBe(400)
    const left = (await (await second.call('GET')).json()) as AccountResponse
    expect(left.account?.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect(
      (await client.post('access_token', { grant_type: 'refresh_token', refresh_token: second.tokens.refresh_token }))
        .status,
    ).toBe(200)
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
