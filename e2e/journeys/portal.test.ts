import type { Page } from '@playwright/test'
import { origin, password, servicesOrigin } from '../system/addresses.ts'
import { waitForHydration } from '../system/pageState.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

test.describe('a customer of the portal', () => {
  test('sees no portal data before signing in, and the page still answers 200 (ROUTE-48, PORTAL-18)', async ({
    request,
  }) => {
    for (const path of ['/en/mykomax', '/en/MyKomax', '/de/mykomax/tickets/list']) {
      const answer = await request.get(path)
      expect([200, 404]).toContain(answer.status())
      expect(await answer.text()).not.toContain('@acme.example')
    }
  })

  test('signs in at the provider by keyboard alone and finds the tiles of the roles (AUTH-01, PORTAL-12)', async ({
    page,
  }) => {
    await page.goto('/en')
    const authorize = page.waitForRequest(
      (request) =>
        request.url().startsWith(`${servicesOrigin}/am/oauth2/realms/root/realms/alpha/authorize`) &&
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame(),
    )
    await page.getByRole('banner').getByText('Log in', { exact: true }).first().click()
    const parameters = new URL((await authorize).url()).searchParams
    expect(Object.fromEntries(parameters)).toMatchObject({
      client_id: 'kudex-portal',
      redirect_uri: `${origin}/callback`,
      response_type: 'code',
      scope: 'openid profile email fr:idm:*',
      code_challenge_method: 'S256',
    })
    expect(Buffer.from(parameters.get('state') ?? '', 'base64url').length).toBe(16)
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await page.getByRole('textbox', { name: /e-mail/i }).focus()
    await page.keyboard.type('carla.customer@acme.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/mykomax')
    const main = page.getByRole('main')
    for (const tile of [
      'Service tickets',
      'Inventory',
      'Account settings',
      'Direct service',
      'Wire-flow',
      'Master data',
    ])
      await expect(main.getByText(tile, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('User administration')).toHaveCount(0)
    await expect(main.getByText('Pending').first()).toBeVisible()
    const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('FR-SDK')))
    expect(stored).toHaveLength(1)
    expect(Object.keys(JSON.parse(stored[0]?.[1] ?? '{}')).sort()).toEqual([
      'accessToken',
      'idToken',
      'refreshToken',
      'tokenExpiry',
    ])
  })

  test('sees at the provider what was wrong, but not which accounts exist', async ({ page, problems }) => {
    problems.ignore(/status of (?:40\d|422)/)
    await page.goto('/en/mykomax')
    await page.waitForURL((url) => url.origin === servicesOrigin)
    const messages: string[] = []
    for (const email of ['carla.customer@acme.example', 'nobody@acme.example']) {
      await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
      await page.locator('input[type=password]').fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
      messages.push(await page.getByRole('alert').first().innerText())
    }
    expect(messages[0]).toBe(messages[1])
  })

  test('stays signed in, in five tabs by one silent renewal, and is signed out in all of them (AUTH-08, AUTH-12, AUTH-13)', async ({
    page,
    context,
  }) => {
    await signIn(page, 'adam.admin@acme.example')
    const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
    const tabs = [page, ...others]
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK')) ?? ''
      const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as { tokenExpiry: number }
      localStorage.setItem(key, JSON.stringify({ ...tokens, tokenExpiry: Date.now() + 60_000 }))
    })
    const silent: URL[] = []
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/authorize') && url.searchParams.get('prompt') === 'none') silent.push(url)
    })
    await Promise.all(tabs.map((tab) => tab.goto('/en/mykomax')))
    await expect.poll(() => readLifetime(page), { timeout: 15_000 }).toBeGreaterThan(181_000)
    for (const tab of tabs) {
      await waitForHydration(tab)
      await expect(tab.getByRole('main').getByText('User administration').first()).toBeVisible()
      await expect(tab.getByRole('banner').getByText('Log in', { exact: true })).toHaveCount(0)
    }
    expect(silent.map((url) => url.searchParams.get('redirect_uri'))).toEqual([`${origin}/blank-callback`])

    await page.goto('/en/mykomax/logout')
    await page.waitForURL((url) => !url.pathname.includes('mykomax'))
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')))).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('kudex-session')
    for (const other of others) {
      await expect(other.getByRole('main').getByText('User administration')).toHaveCount(0)
      await other.close()
    }
    await page.goto('/en/mykomax')
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await expect(page.locator('input[type=password]')).toBeVisible()
  })

  test('can log out when not signed in, without being asked to sign in (PORTAL-21)', async ({ page }) => {
    await page.goto('/en/mykomax/logout')
    await page.waitForURL((url) => url.origin === origin && !url.pathname.includes('mykomax'))
  })

  test('sees an error of the callback and can try again (ROUTE-31, ROUTE-32, AUTH-39)', async ({ page }) => {
    await page.goto('/callback?error=access_denied&error_description=%3Cb%3ENo%3C%2Fb%3E')
    await expect(page.getByText('missing params').first()).toBeVisible()
    await expect(page.getByText('access_denied').first()).toBeVisible()
    await expect(page.getByText('<b>No</b>').first()).toBeVisible()
    await expect(page.getByText('Try again', { exact: true }).first()).toBeVisible()
  })

  test('is protected from forged callback responses (AUTH-14, AUTH-15)', async ({ page }) => {
    await page.goto('/callback?code=a&state=b')
    await expect(page.getByText(/State mismatch/).first()).toBeVisible()
  })

  test('sees the tiles of each role, also when the clock is 10 minutes off (PORTAL-03, PORTAL-11…17, AUTH-02)', async ({
    browser,
  }) => {
    for (const [email, clockOffset, shown, hidden] of [
      ['nora.none@acme.example', -600_000, ['Register'], ['User administration', 'Wire master']],
      ['clara.cloud@acme.example', 0, ['Wire-flow', 'Wire master'], ['User administration']],
      ['ines.internal@kudex.example', 600_000, ['User administration'], ['Wire master']],
    ] as const) {
      const context = await browser.newContext({ baseURL: origin })
      await context.clock.install({ time: Date.now() + clockOffset })
      const page = await context.newPage()
      await signIn(page, email)
      // The session of the host ends with the tokens.
      const session = (await context.cookies()).find(({ name }) => name === 'kudex-session')
      const remaining = (session?.expires ?? 0) * 1000 - Date.now()
      expect(Math.abs(remaining - (await readLifetime(page)))).toBeLessThan(30_000)
      for (const text of shown) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
      for (const text of hidden) await expect(page.getByRole('main').getByText(text)).toHaveCount(0)
      await context.close()
    }
  })

  test('sees an error for a doubled code, and the provider’s message if the exchange fails (AUTH-15, AUTH-34)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/status of 400/)
    await page.goto('/callback?code=a&code=b&state=c')
    await expect(page.getByText(/Failed to acquire authorization code/).first()).toBeVisible()
    await page.route(/\/realms\/alpha\/(?:access_)?token$/, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': origin },
        body: '{"error":"invalid_grant","error_description":"The grant is over."}',
      }),
    )
    await page.goto('/en/mykomax')
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await page.getByRole('textbox', { name: /e-mail/i }).fill('carla.customer@acme.example')
    await page.locator('input[type=password]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/invalid_grant/).first()).toBeVisible()
    await expect(page.getByText(/The grant is over\./).first()).toBeVisible()
  })

  test('gets the sign-in instead of a broken page if the stored tokens are unreadable (AUTH-37)', async ({ page }) => {
    await page.goto('/en')
    await page.evaluate(() => localStorage.setItem('FR-SDK-kudex-portal', '{broken'))
    await page.goto('/en/mykomax')
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await expect(page.locator('input[type=password]')).toBeVisible()
  })

  test('is signed out with an altered cookie or with tokens of another user', async ({ page, request, context }) => {
    await signIn(page, 'carla.customer@acme.example')
    const cookies = await context.cookies()
    const session = cookies.find(({ name }) => name === 'kudex-session')?.value ?? ''
    const tokens = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK')) ?? ''
      return JSON.parse(localStorage.getItem(key) ?? '{}') as { accessToken: string; idToken: string }
    })
    const read = async (path: string, cookie: string) => (await request.get(path, { headers: { cookie } })).text()
    const own = `kudex-session=${session}`
    const altered = `kudex-session=${session.slice(0, -8)}AAAAAAAA`
    for (const path of ['/en/mykomax', '/en/mykomax/index.pageContext.json']) {
      expect(await read(path, own)).toContain('carla.customer@acme.example')
      for (const cookie of [altered, '']) expect(await read(path, cookie)).not.toContain('carla')
    }
    const [head = '', body = '', signature = ''] = tokens.idToken.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forge = (changed: object) =>
      [head, Buffer.from(JSON.stringify({ ...claims, ...changed })).toString('base64url'), signature].join('.')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    const post = (idToken: string, accessToken = tokens.accessToken) =>
      request
        .post('/api/session', { data: { accessToken, idToken }, headers: { 'sec-fetch-site': 'same-origin' } })
        .then((answer) => answer.status())
    expect(await post(tokens.idToken)).toBe(204)
    for (const idToken of [
      forge({ aud: 'another' }),
      forge({ iss: 'https://evil.test' }),
      forge({ exp: 1 }),
      `${unsigned}.${body}.`,
      'nonsense',
    ])
      expect(await post(idToken)).toBe(401)
    expect(await post(tokens.idToken, 'nonsense')).toBe(401)
    const revoked = await request.post(`${servicesOrigin}/am/oauth2/realms/root/realms/alpha/token/revoke`, {
      form: { client_id: 'kudex-portal', token: tokens.accessToken },
    })
    expect(revoked.ok()).toBe(true)
    expect(await post(tokens.idToken)).toBe(401)
    await expect.poll(async () => (await read('/en/mykomax', own)).includes('carla')).toBe(false)
  })
})

/** Milliseconds until the stored tokens expire, by the clock of the page; 0 without tokens. */
async function readLifetime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK')) ?? ''
    const { tokenExpiry } = JSON.parse(localStorage.getItem(key) ?? '{}') as { tokenExpiry?: number }
    return tokenExpiry === undefined ? 0 : tokenExpiry - Date.now()
  })
}
