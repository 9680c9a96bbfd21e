import { request as sendRaw } from 'node:http'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { loadDemoAccounts } from './testing/loadDemoAccounts.ts'
import { listenIdentity, portal, type TestIdentity } from './testing/listenIdentity.ts'
import { createPortalClient, toLocation, toTokens } from './testing/portalClient.ts'
import type { TestBrowser } from './testing/testBrowser.ts'

const carla = 'carla.customer@acme.example'
const frame = `${portal}/blank-callback`

describeDatabases('the identity service', (open) => {
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>

  beforeAll(async () => {
    await loadDemoAccounts(open().queries)
    identity = await listenIdentity(open().queries)
    client = createPortalClient(identity)
  })
  afterAll(() => identity.close())

  it("has its addresses in realm alpha, whatever the request's host (AUTH-23)", async () => {
    const discovery = await readJson(identity.issuer, '/.well-known/openid-configuration', { host: 'evil.test' })
    expect(discovery).toMatchObject({
      issuer: identity.issuer,
      authorization_endpoint: `${identity.issuer}/authorize`,
      token_endpoint: `${identity.issuer}/access_token`,
      userinfo_endpoint: `${identity.issuer}/userinfo`,
      end_session_endpoint: `${identity.issuer}/connect/endSession`,
      revocation_endpoint: `${identity.issuer}/token/revoke`,
      jwks_uri: `${identity.issuer}/connect/jwk_uri`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(JSON.stringify(discovery)).not.toContain('evil')
  })

  it('signs in with a code and returns the user (AUTH-18, AUTH-19, AUTH-21)', async () => {
    const { callback, code, verifier, state } = await client.signIn(
      identity.browser(),
      ` ${carla.toUpperCase()} `,
      demoPassword,
    )
    expect(callback.href.startsWith(`${portal}/callback?`)).toBe(true)
    expect(callback.searchParams.get('state')).toBe(state)

    const tokens = await toTokens(await client.exchange(code, verifier))
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600, refresh_token: expect.any(String) })

    const user = await client.readUser(tokens.access_token)
    const id = '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001'
    expect(await user.json()).toEqual({
      sub: id,
      subname: id,
      given_name: 'Carla',
      family_name: 'Customer',
      name: 'Carla Customer',
      email: carla,
      roles: ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active', 'kmx_int_direct_pending'],
      organizations: ['acme-harness'],
      organization_roles: {
        'acme-harness': ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active', 'kmx_int_direct_pending'],
      },
    })
    expect(user.headers.get('access-control-allow-origin')).toBe(portal)
  })

  it('signs ID tokens that the published keys verify (AUTH-19)', async () => {
    const { id_token } = await client.signInForTokens(identity.browser(), carla, demoPassword)
    const keys = createLocalJWKSet((await readJson(identity.issuer, '/connect/jwk_uri')) as never)
    const { payload } = await jwtVerify(id_token, keys, { issuer: identity.issuer, audience: 'kudex-portal' })
    expect(payload.sub).toBe('5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001')
  })

  it('returns roles as a list, also if there are none (AUTH-04, AUTH-21)', async () => {
    const { access_token } = await client.signInForTokens(identity.browser(), 'nora.none@acme.example', demoPassword)
    expect(await (await client.readUser(access_token)).json()).toMatchObject({ roles: [] })
  })

  it('renews silently in a frame during the session, and responds with an error after it (AUTH-08)', async () => {
    const browser = identity.browser()
    await client.signInForTokens(browser, carla, demoPassword)
    const { address, verifier } = client.toAuthorizeAddress({ prompt: 'none', redirect_uri: frame })

    const response = await browser.get(address, { 'sec-fetch-dest': 'iframe' })
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${portal}`)
    expect(response.headers.get('x-frame-options')).toBeNull()
    const code = new URL(toLocation(response)).searchParams.get('code') ?? ''
    const tokens = await toTokens(await client.exchange(code, verifier, { redirect_uri: frame }))
    expect((await client.readUser(tokens.access_token)).status).toBe(200)

    const stranger = new URL(toLocation(await identity.browser().get(address)))
    expect(`${stranger.origin}${stranger.pathname}`).toBe(frame)
    expect(stranger.searchParams.get('error')).toBe('login_required')
  })

  it('hides its cookies from scripts, other sites and other paths', async () => {
    const browser = identity.browser()
    const { address } = client.toAuthorizeAddress()
    const cookies = (await browser.get(address)).headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\/am\/oauth2\/realms\/root\/realms\/alpha\b/)
      expect(cookie).toMatch(/; samesite=lax/)
      expect(cookie).toMatch(/; httponly/)
    }
  })

  it('rotates refresh tokens; reuse of one revokes all its descendants', async () => {
    const first = await client.signInForTokens(identity.browser(), carla, demoPassword)
    const refresh = (token: string) =>
      client.post('access_token', { grant_type: 'refresh_token', refresh_token: token })
    const second = await toTokens(await refresh(first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await client.readUser(second.access_token)).status).toBe(200)

    const reused = await refresh(first.refresh_token)
    expect([reused.status, await reused.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    expect((await refresh(second.refresh_token)).status).toBe(400)
    expect((await client.readUser(second.access_token)).status).toBe(401)
  })

  it('revokes a token with an empty JSON response; the token is refused afterwards (AUTH-22)', async () => {
    const { access_token, refresh_token } = await client.signInForTokens(identity.browser(), carla, demoPassword)
    const revoked = await client.post('token/revoke', { token: access_token })
    expect([revoked.status, await revoked.json()]).toEqual([200, {}])
    expect(revoked.headers.get('content-type')).toContain('application/json')
    expect(revoked.headers.get('access-control-allow-origin')).toBe(portal)
    expect((await client.readUser(access_token)).status).toBe(401)
    expect((await client.post('access_token', { grant_type: 'refresh_token', refresh_token })).status).toBe(400)
    expect((await client.post('token/revoke', { token: 'unknown' })).status).toBe(200)
  })

  it('renews silently right after the old tokens were revoked (AUTH-07, AUTH-08)', async () => {
    const browser = identity.browser()
    const old = await client.signInForTokens(browser, carla, demoPassword)
    await client.post('token/revoke', { token: old.access_token })
    await client.post('token/revoke', { token: old.refresh_token })
    const { address, verifier } = client.toAuthorizeAddress({ prompt: 'none', redirect_uri: frame })
    const code = new URL(toLocation(await browser.get(address))).searchParams.get('code') ?? ''
    const renewed = await toTokens(await client.exchange(code, verifier, { redirect_uri: frame }))
    expect((await client.readUser(renewed.access_token)).status).toBe(200)
  })

  it('ends session and tokens without confirmation, given the ID token (AUTH-12, AUTH-22)', async () => {
    const browser = identity.browser()
    const { id_token, access_token } = await client.signInForTokens(browser, carla, demoPassword)
    const address = toEndAddress(identity, {
      id_token_hint: id_token,
      post_logout_redirect_uri: `${portal}/de-ch`,
      state: 's1',
    })
    expect(toLocation(await browser.get(address))).toBe(`${portal}/de-ch?state=s1`)
    expect(hasSession(browser)).toBe(false)
    expect((await client.readUser(access_token)).status).toBe(401)
    const silent = client.toAuthorizeAddress({ prompt: 'none', redirect_uri: frame })
    expect(toLocation(await browser.get(silent.address))).toContain('error=login_required')
    expect(toLocation(await browser.get(address))).toBe(`${portal}/de-ch?state=s1`)
  })

  it('ends the session for a `fetch` of the portal (AUTH-12)', async () => {
    const browser = identity.browser()
    const { id_token } = await client.signInForTokens(browser, carla, demoPassword)
    const response = await browser.get(toEndAddress(identity, { id_token_hint: id_token }), {
      origin: portal,
      'sec-fetch-mode': 'cors',
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(portal)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(hasSession(browser)).toBe(false)
  })

  it('asks for confirmation without an ID token, and ends the session if confirmed (AUTH-22)', async () => {
    const browser = identity.browser()
    await client.signInForTokens(browser, carla, demoPassword)
    const page = await browser.get(toEndAddress(identity, {}))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('Do you want to log out?')
    const xsrf = /name="xsrf" value="(\w+)"/.exec(html)?.[1] ?? ''
    const confirm = `${identity.issuer}/connect/endSession/confirm`
    expect(html).toContain(`action="${confirm}"`)
    expect((await browser.submit(confirm, { xsrf: 'guessed', logout: 'yes' })).status).toBe(400)
    const done = toLocation(await browser.submit(confirm, { xsrf, logout: 'yes' }))
    expect(await (await browser.get(done)).text()).toContain('You are logged out')
    expect(hasSession(browser)).toBe(false)
  })

  it('keeps session and tokens if the logout is declined (AUTH-22)', async () => {
    const gina = await client.signInForTokens(identity.browser(), 'gina.other@globex.example', demoPassword)
    const browser = identity.browser()
    const { access_token } = await client.signInForTokens(browser, carla, demoPassword)
    const page = await (await browser.get(toEndAddress(identity, { id_token_hint: gina.id_token }))).text()
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)?.[1] ?? ''
    const done = toLocation(
      await browser.submit(`${identity.issuer}/connect/endSession/confirm`, { xsrf, stay: 'yes' }),
    )
    expect(await (await browser.get(done)).text()).toContain('You are still logged in')
    expect((await client.readUser(access_token)).status).toBe(200)
  })

  it("allows CORS for the portal's origin only", async () => {
    const { access_token } = await client.signInForTokens(identity.browser(), carla, demoPassword)
    const paths = ['/.well-known/openid-configuration', '/connect/jwk_uri', '/userinfo']
    for (const path of paths) {
      const read = (origin: string, method = 'GET') =>
        fetch(`${identity.issuer}${path}`, {
          method,
          headers: { origin, authorization: `Bearer ${access_token}`, 'access-control-request-method': 'GET' },
        })
      expect((await read(portal)).headers.get('access-control-allow-origin')).toBe(portal)
      expect((await read(portal, 'OPTIONS')).headers.get('access-control-allow-origin')).toBe(portal)
      expect((await read('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull()
      expect((await read('https://evil.test', 'OPTIONS')).headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

function hasSession(browser: TestBrowser): boolean {
  return browser.cookies().some(({ name }) => name === 'identity')
}

function toEndAddress({ issuer }: TestIdentity, parameters: Record<string, string>): string {
  return `${issuer}/connect/endSession?${new URLSearchParams(parameters)}`
}

/** Sends headers that fetch keeps for itself, such as Host. */
function readJson(issuer: string, path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = sendRaw(`${issuer}${path}`, { headers }, (response) => {
      response.setEncoding('utf8')
      let body = ''
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve(JSON.parse(body)))
    })
    sent.on('error', reject).end()
  })
}
