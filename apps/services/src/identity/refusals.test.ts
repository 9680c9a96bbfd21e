import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import type { Database } from '../database/database.types.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { loadDemoAccounts } from './testing/loadDemoAccounts.ts'
import { listenIdentity, portal, type TestIdentity } from './testing/listenIdentity.ts'
import { createPortalClient, toLocation, toTokens } from './testing/portalClient.ts'

const carla = 'carla.customer@acme.example'

describe('the identity service refuses', () => {
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

  const expectRefusal = async (response: Response, error: string) => {
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error, error_description: expect.any(String) })
    // The portal's script has to be able to read why (AUTH-34).
    expect(response.headers.get('access-control-allow-origin')).toBe(portal)
  }

  it('a code with a wrong verifier, and keeps the code valid for the right one (AUTH-20)', async () => {
    const { code, verifier } = await client.signIn(identity.browser(), carla, demoPassword)
    await expectRefusal(await client.exchange(code, 'x'.repeat(43)), 'invalid_grant')
    await toTokens(await client.exchange(code, verifier))
  })

  it('a code without a verifier (AUTH-20)', async () => {
    const { code } = await client.signIn(identity.browser(), carla, demoPassword)
    const fields = { grant_type: 'authorization_code', code, redirect_uri: `${portal}/callback` }
    await expectRefusal(await client.post('access_token', fields), 'invalid_grant')
  })

  it('a used code, and revokes the tokens it was exchanged for (AUTH-20)', async () => {
    const { code, verifier } = await client.signIn(identity.browser(), carla, demoPassword)
    const { access_token } = await toTokens(await client.exchange(code, verifier))
    await expectRefusal(await client.exchange(code, verifier), 'invalid_grant')
    expect((await client.readUser(access_token)).status).toBe(401)
  })

  it('all but one of many concurrent exchanges of a code (AUTH-20)', async () => {
    const { code, verifier } = await client.signIn(identity.browser(), carla, demoPassword)
    const responses = await Promise.all(Array.from({ length: 8 }, () => client.exchange(code, verifier)))
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(responses.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(7)
  })

  it('a code with another return address than requested (AUTH-20)', async () => {
    const { code, verifier } = await client.signIn(identity.browser(), carla, demoPassword)
    const other = { redirect_uri: `${portal}/blank-callback` }
    await expectRefusal(await client.exchange(code, verifier, other), 'invalid_grant')
  })

  it('a code for an unknown client (AUTH-20)', async () => {
    const { code, verifier } = await client.signIn(identity.browser(), carla, demoPassword)
    await expectRefusal(await client.exchange(code, verifier, { client_id: 'someone-else' }), 'invalid_client')
  })

  it.for([
    ['an unknown client', { client_id: 'someone-else' }, 'invalid_client'],
    ['no client', { client_id: undefined }, 'invalid_request'],
    ['an unknown return address', { redirect_uri: 'https://evil.test/callback' }, 'invalid_redirect_uri'],
    [
      'a return address that only starts with ours',
      { redirect_uri: `${portal}/callback/../x` },
      'invalid_redirect_uri',
    ],
    [
      'a return address on another host',
      { redirect_uri: 'http://localhost:3000.evil.test/callback' },
      'invalid_redirect_uri',
    ],
    ['no return address', { redirect_uri: undefined }, 'invalid_request'],
  ] as const)('%s with 400, as JSON or as a page, without a redirect (AUTH-20)', async ([, overrides, error]) => {
    const { address } = client.toAuthorizeAddress(overrides)
    const json = await identity.browser().get(address, { accept: 'application/json' })
    expect(json.status).toBe(400)
    expect(json.headers.get('location')).toBeNull()
    expect(await json.json()).toMatchObject({ error })
    const page = await identity.browser().get(address)
    expect(page.status).toBe(400)
    const html = await page.text()
    expect(html).toContain('This login link does not work')
    expect(html).toContain(error)
    expect(html).not.toContain('evil.test')
  })

  it.for([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ] as const)('%s, and tells the portal so', async ([, overrides, error]) => {
    const { address, state } = client.toAuthorizeAddress(overrides)
    const location = new URL(toLocation(await identity.browser().get(address)))
    const answer = location.searchParams.has('error')
      ? location.searchParams
      : new URLSearchParams(location.hash.slice(1))
    expect(`${location.origin}${location.pathname}`).toBe(`${portal}/callback`)
    expect([answer.get('error'), answer.get('state')]).toEqual([error, state])
  })

  it('a userinfo request without a token or with an invalid one (AUTH-21)', async () => {
    expect((await fetch(`${identity.issuer}/userinfo`)).status).toBe(401)
    const response = await client.readUser('made-up')
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_token' }])
  })

  it('an ID token that it did not sign, and keeps the session (AUTH-22)', async () => {
    const browser = identity.browser()
    const { id_token, access_token } = await client.signInForTokens(browser, carla, demoPassword)
    const forged = `${id_token.slice(0, -8)}AAAAAAAA`
    const address = `${identity.issuer}/connect/endSession?id_token_hint=${forged}&post_logout_redirect_uri=${portal}/`
    expect((await browser.get(address)).status).toBe(400)
    expect((await client.readUser(access_token)).status).toBe(200)
  })

  it("to end a session with another user's ID token without confirmation (AUTH-22)", async () => {
    const gina = await client.signInForTokens(identity.browser(), 'gina.other@globex.example', demoPassword)
    const browser = identity.browser()
    await client.signInForTokens(browser, carla, demoPassword)
    const response = await browser.get(`${identity.issuer}/connect/endSession?id_token_hint=${gina.id_token}`)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Do you want to log out?')])
    expect(browser.cookies().map(({ name }) => name)).toContain('identity')
  })

  it('to redirect to a foreign address after logging out (AUTH-22)', async () => {
    const browser = identity.browser()
    const { id_token } = await client.signInForTokens(browser, carla, demoPassword)
    for (const address of ['https://evil.test/', '//evil.test', 'javascript:alert(1)', `${portal}.evil.test/`]) {
      const parameters = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: address })
      const response = await browser.get(`${identity.issuer}/connect/endSession?${parameters}`)
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
  })

  it('unknown addresses', async () => {
    for (const path of ['/nothing', '/interaction/', '/request', '/token/introspection', '/reg']) {
      expect((await fetch(`${identity.issuer}${path}`)).status).toBe(404)
    }
  })
})
