import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import type { Database } from '../database/database.types.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { loadDemoAccounts } from './testing/loadDemoAccounts.ts'
import { listenIdentity, portal, type TestIdentity } from './testing/listenIdentity.ts'
import { createPortalClient, toLocation, toTokens } from './testing/portalClient.ts'

const carla = 'carla.customer@acme.example'

describe('the sign-in page', () => {
  const onAttempt = vi.fn<(outcome: string) => void>()
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>
  let address = ''

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries, { onAttempt })
    client = createPortalClient(identity)
  })
  beforeEach(() => {
    onAttempt.mockClear()
    // An address for each test, so that no test is slowed down by the attempts of another.
    address = `192.0.2.${Math.floor(Math.random() * 250)}, ${crypto.randomUUID()}`
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  async function openPage(overrides: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const browser = identity.browser()
    const request = client.toAuthorizeAddress(overrides)
    const page = toLocation(await browser.get(request.address, headers))
    const submit = (fields: Record<string, string>, more: Record<string, string> = {}) =>
      browser.submit(page, fields, { 'x-test-address': address, ...more })
    return { browser, page, submit, state: request.state }
  }

  it('is a plain, labelled form that works with keyboard, password managers and without script', async () => {
    const { browser, page } = await openPage()
    const response = await browser.get(page)
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    // The one script offers passkeys.
    expect(response.headers.get('content-security-policy')).toMatch(/script-src \S+\/passkeys\.js;/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toMatch(
      /<script(?! type="module" blocking="render" src="\/[\w/-]+\/passkeys\.js")|style="| on\w+="/,
    )
    expect(html).toMatch(/<form[^>]+method="post"/)
    expect(html).toMatch(/autocomplete="username"/i)
    expect(html).toMatch(/autocomplete="current-password"/i)
    expect(html).toContain('data-brand="kudex"')
  })

  it('serves immutable styles and fonts at hashed addresses', async () => {
    const { browser, page } = await openPage()
    const path = /<link rel="stylesheet" href="([^"]+)"/.exec(await (await browser.get(page)).text())?.[1] ?? ''
    const styles = await fetch(new URL(path, page))
    expect(styles.headers.get('content-type')).toContain('text/css')
    expect(styles.headers.get('cache-control')).toContain('immutable')
    const script = await fetch(new URL('./passkeys.js', styles.url))
    expect(script.headers.get('content-type')).toContain('text/javascript')
    const font = /url\(["']?(\.\/fonts\/[^"')]+)/.exec(await styles.text())?.[1] ?? ''
    const response = await fetch(new URL(font, styles.url))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect((await fetch(new URL('./fonts/..%2Fstyles.css', styles.url))).status).toBe(404)
  })

  it.for([
    [
      'what the portal asks for',
      { ui_locales: 'xx pt-BR de' },
      { cookie: 'kudex-locale=fr', 'accept-language': 'de' },
      'pt',
    ],
    [
      'the locale that the visitor chose on the site',
      {},
      { cookie: 'a=b; kudex-locale=cs-cz', 'accept-language': 'de' },
      'cs',
    ],
    ['what the browser prefers', {}, { 'accept-language': 'xx, de;q=0.5, ja;q=0.9' }, 'ja'],
    ['English when nothing fits', {}, { 'accept-language': 'xx' }, 'en'],
  ] as const)('speaks %s', async ([, parameters, headers, language]) => {
    const { browser, page } = await openPage(parameters)
    const cookies = browser.cookies().map(({ name, value }) => `${name}=${value}`)
    const cookie = ['cookie' in headers ? headers.cookie : '', ...cookies].filter(Boolean).join('; ')
    const html = await (await fetch(page, { headers: { ...headers, cookie } })).text()
    expect(html).toContain(`<html lang="${language}"`)
  })

  it('changes its language by a link, and keeps it after an error', async () => {
    const { browser, page } = await openPage({ ui_locales: 'de' })
    const french = await browser.get(`${page}?ui_locales=fr`)
    const action = /action="([^"]+)"/.exec(await french.text())?.[1] ?? ''
    const back = await browser.submit(new URL(action, page).href, { email: '', password: '' })
    expect(await back.text()).toContain('<html lang="fr"')
  })

  it('names missing fields, keeps the e-mail but never the password', async () => {
    const { submit } = await openPage()
    const response = await submit({ email: 'someone@acme.example', password: '' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain('Enter your password')
    expect(html).toContain('value="someone@acme.example"')
    // Without script the browser itself moves the focus to the problems.
    expect(html).toMatch(/<div role="alert"[^>]* autofocus/)
    const empty = await (await submit({ email: ' ', password: 'secret-typed' })).text()
    expect(empty).toContain('Enter your e-mail address')
    expect(empty).not.toContain('secret-typed')
  })

  it('does not reveal whether an account exists', async () => {
    const { submit } = await openPage()
    const wrong = await submit({ email: carla, password: 'wrong' })
    const unknown = await submit({ email: 'nobody@acme.example', password: 'wrong' })
    const long = await submit({ email: carla, password: 'x'.repeat(300) })
    expect([wrong.status, unknown.status, long.status]).toEqual([422, 422, 422])
    const read = async (response: Response) => (await response.text()).replace(/data-passkey="[^"]+"/, '')
    const text = await read(wrong)
    expect(text).toContain('E-mail or password is not correct.')
    expect((await read(unknown)).replaceAll('nobody@acme.example', carla)).toBe(text)
    expect(await read(long)).toBe(text)
  })

  it('limits guessing, also of unknown accounts, and shows the time to wait', async () => {
    for (const email of [carla, 'nobody@acme.example']) {
      const { submit } = await openPage()
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt++) statuses.push((await submit({ email, password: 'wrong' })).status)
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
      const refused = await submit({ email, password: demoPassword })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55)
      expect(await refused.text()).toContain('too many attempts')
    }
    const { submit } = await openPage()
    expect((await submit({ email: carla, password: demoPassword }, { 'x-test-address': 'another' })).status).toBe(303)
  })

  it('does not lock the owner out of a browser that has signed in before, whatever is tried elsewhere', async () => {
    const email = 'clara.cloud@acme.example'
    const known = identity.browser()
    await client.signIn(known, email, demoPassword)
    for (let index = 0; index < 51; index += 1) {
      const { submit } = await openPage()
      await submit({ email, password: 'x'.repeat(300) }, { 'x-test-address': `198.51.100.${index}` })
    }
    const { submit } = await openPage()
    expect((await submit({ email, password: demoPassword })).status).toBe(429)
    const page = toLocation(await known.get(client.toAuthorizeAddress({ prompt: 'login' }).address))
    expect((await known.submit(page, { email, password: demoPassword })).status).toBe(303)
    // The cookie is worth nothing for other accounts, and neither is an altered one.
    const device = known.cookies().find(({ name }) => name === 'kudex-device')
    expect(device).toMatchObject({ path: new URL(identity.issuer).pathname })
    const altered = await openPage()
    const cookie = `kudex-device=${device?.value.slice(0, -1)}`
    expect((await altered.submit({ email, password: demoPassword }, { cookie })).status).not.toBe(303)
  })

  it('counts attempts by their outcome for the operator', async () => {
    const { submit } = await openPage()
    await submit({ email: carla, password: '' })
    await submit({ email: carla, password: 'wrong' })
    await submit({ email: carla, password: demoPassword })
    expect(onAttempt.mock.calls).toEqual([['failed'], ['succeeded']])
  })

  it('does not count attempts that succeed', async () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      const { submit } = await openPage()
      expect((await submit({ email: carla, password: demoPassword })).status).toBe(303)
    }
  })

  it('redirects back to the portal on cancel, and can be opened again (AUTH-39)', async () => {
    const { browser, page, state } = await openPage()
    const callback = new URL(toLocation(await browser.get(toLocation(await browser.get(`${page}/cancel`)))))
    expect(`${callback.origin}${callback.pathname}`).toBe(`${portal}/callback`)
    expect(callback.searchParams.get('error')).toBe('access_denied')
    expect(callback.searchParams.get('state')).toBe(state)
    expect((await openPage()).page).toContain('/interaction/')
  })

  it('asks for consent only if requested, and redirects back if declined (AUTH-39)', async () => {
    const answer = async (decision: string) => {
      const { browser, submit, page } = await openPage({ prompt: 'consent login' })
      const consent = toLocation(await browser.get(toLocation(await submit({ email: carla, password: demoPassword }))))
      expect(consent).not.toBe(page)
      const html = await (await browser.get(consent)).text()
      expect(html).toContain('Allow access to your account')
      expect(html).toContain('Your e-mail address')
      return new URL(toLocation(await browser.get(toLocation(await browser.submit(consent, { decision })))))
    }
    expect((await answer('deny')).searchParams.get('error')).toBe('access_denied')
    expect((await answer('accept')).searchParams.get('code')).toMatch(/^[\w-]{20,}$/)
  })

  it('is shown to a signed-in user if the portal requests a new sign-in', async () => {
    const browser = identity.browser()
    await client.signInForTokens(browser, carla, demoPassword)
    const page = toLocation(
      await browser.get(client.toAuthorizeAddress({ prompt: 'login', login_hint: carla }).address),
    )
    expect(await (await browser.get(page)).text()).toContain(`value="${carla}"`)
  })

  it('lets another user sign in and ends the first session', async () => {
    const browser = identity.browser()
    const before = await client.signInForTokens(browser, carla, demoPassword)
    const { address: request, verifier } = client.toAuthorizeAddress({ prompt: 'login' })
    const page = toLocation(await browser.get(request))
    const form = { email: 'gina.other@globex.example', password: demoPassword }
    const between = await browser.get(toLocation(await browser.submit(page, form)))
    expect(between.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
    const html = await between.text()
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
    const resumed = toLocation(await browser.submit(action, { xsrf, logout: 'yes' }))
    const code = new URL(toLocation(await browser.get(resumed))).searchParams.get('code') ?? ''
    const { access_token } = await toTokens(await client.exchange(code, verifier))
    expect(await (await client.readUser(access_token)).json()).toMatchObject({ name: 'Gina Other' })
    expect((await client.readUser(before.access_token)).status).toBe(401)
  })

  it('works in two tabs at once', async () => {
    const browser = identity.browser()
    const pages: string[] = []
    for (let tab = 0; tab < 2; tab++) pages.push(toLocation(await browser.get(client.toAuthorizeAddress().address)))
    for (const page of pages) {
      const resumed = toLocation(await browser.submit(page, { email: carla, password: demoPassword }))
      expect(toLocation(await browser.get(resumed))).toContain(`${portal}/callback?code=`)
    }
  })

  it.for([
    ['another origin', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['the portal itself', { origin: portal, 'sec-fetch-site': 'same-site' }, 403],
    ['a script that sends JSON', { 'content-type': 'application/json' }, 415],
  ] as const)('refuses a form from %s', async ([, headers, status]) => {
    const { submit } = await openPage()
    expect((await submit({ email: carla, password: demoPassword }, { ...headers })).status).toBe(status)
  })

  it('refuses a form that is too large', async () => {
    const { submit } = await openPage()
    expect((await submit({ email: carla, password: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it('refuses the interaction of another browser, and shows how to start again', async () => {
    const { page } = await openPage()
    const stranger = identity.browser()
    for (const response of [
      await stranger.get(page),
      await stranger.submit(page, { email: carla, password: demoPassword }),
    ]) {
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('This login has expired')
    }
    const other = await openPage()
    expect((await other.browser.get(page)).status).toBe(400)
  })

  it('escapes the input that it shows', async () => {
    const { submit } = await openPage()
    const html = await (await submit({ email: '"><script>alert(1)</script>@x', password: '' })).text()
    expect(html).not.toContain('<script>alert')
  })
})
