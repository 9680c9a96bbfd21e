import { request as openRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { origin, ports } from '../system/addresses.ts'
import { signIn } from '../system/signIn.ts'
import { sample } from '../system/checkSize.ts'
import { expect, test } from '../system/test.ts'

const gate = { name: 'This page needs a password', level: 1 } as const

/** The password-protected pages of the contract. */
const guarded = [
  '/en/protected-password',
  '/en/productronica/internal',
  '/en/expo-2024/7f3c9a',
  '/en/brand-portal/logos',
  '/en/brand-portal/images',
  '/en/brand-portal/templates',
] as const

test.describe('a page with a password', () => {
  for (const path of guarded) {
    test(`${path} shows its password form and no content (PAGE-14, PAGE-15, SITE-15…17)`, async ({
      page,
      request,
      problems,
    }) => {
      problems.ignore(/401/)
      const answer = await request.get(path)
      expect(answer.status()).toBe(401)
      expect(answer.headers()['cache-control']).toBe('no-store')
      const data = await request.get(`${path}/_payload.json`)
      await page.goto(path)
      await expect(page.getByRole('heading', gate)).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill('kudex-page')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', gate)).toBeHidden()
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      // The longest paragraph of the unlocked page must be in neither of the earlier responses.
      const paragraphs = await page.getByRole('main').locator('p').allTextContents()
      const witness = paragraphs.toSorted((one, other) => other.length - one.length)[0] ?? ''
      expect(witness.length).toBeGreaterThan(20)
      expect(await answer.text()).not.toContain(witness.slice(0, 20))
      expect(await data.text()).not.toContain(witness.slice(0, 20))
      // This does not unlock the page for other visitors.
      expect((await request.get(path)).status()).toBe(401)
    })
  }

  test('stays locked for every spelling of address, method, headers and host (PAGE-15, PAGE-17)', async () => {
    const witnesses = ['successor of the CP 40', 'in three strokes', 'Nachfolgerin der CP 40', 'in drei Hüben']
    const form = { page: 'kudex-protected-password', path: '/en/protected-password', password: 'kudex-page' }
    const opened = await fetch(`${origin}/api/page-access`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    // Permitted visitors see the content during the attack; otherwise the test would prove nothing.
    const readAsGuest = () => ask('GET', '/en/protected-password', { cookie })
    let asked = 0
    for (const host of sample(['localhost', 'www.kudex.test', 'strivona.test', 'unknown.example'], 2)) {
      const guest = readAsGuest()
      const answers = await Promise.all(
        addresses.flatMap((path) =>
          ways.map(async ([method, headers]) => {
            const answer = await ask(method, path, { host: `${host}:${ports.host}`, ...headers })
            return { ...answer, name: `${method} ${host}${path} ${JSON.stringify(headers)}` }
          }),
        ),
      )
      for (const { name, status, headers, body } of answers) {
        asked += 1
        expect([301, 302, 401, 404, 405], name).toContain(status)
        expect(
          witnesses.filter((witness) => body.includes(witness)),
          name,
        ).toEqual([])
        // Not even a 304 is answered.
        if (status === 401) expect([headers.etag, headers['last-modified']], name).toEqual([undefined, undefined])
        if (status === 401) expect(headers['cache-control'], name).toBe('no-store')
      }
      const { status, headers, body } = await guest
      expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
      expect(witnesses.filter((witness) => body.includes(witness))).toEqual(witnesses.slice(0, 2))
    }
    console.log(`Protected page: asked for in ${asked} ways`)
  })

  test('offers its downloads only to visitors who unlocked it (PAGE-17)', async ({ page, request, problems }) => {
    problems.ignore(/40[14]/)
    const file = '/file/brand-portal-logos'
    expect((await page.request.get(file)).status()).toBe(404)
    await page.goto('/en/brand-portal/logos')
    await page.getByLabel('Password', { exact: true }).fill('kudex-page')
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: /^Signs and word marks/ })
    await expect(link).toHaveAttribute('href', file)
    const answer = await page.request.get(file)
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    // A password unlocks the files of its page only, and only for this visitor.
    expect((await page.request.get('/file/brand-portal-images')).status()).toBe(404)
    expect((await request.get(file)).status()).toBe(404)
  })

  test('shows errors at the field without loading a page (PAGE-18, PAGE-20)', async ({ page, problems }) => {
    problems.ignore(/401/)
    await page.goto('/en/protected-password')
    const field = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Open page' }).click()
    await expect(field).toHaveAccessibleDescription('Please enter a password')
    await expect(field).toBeFocused()
    await field.fill('kudex-pagw')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('This password is not right. Please check it and try again.')
    await page.route('**/api/page-access', (route) => route.fulfill({ status: 503, json: { error: 'failed' } }))
    await field.fill('kudex-page')
    problems.ignore(/503/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again later.')
  })

  test('is missing from the public content endpoint, and the draft endpoint needs a token (PAGE-17)', async ({
    request,
  }) => {
    const services = `http://localhost:${ports.services}`
    const query =
      '{ pageBySlug(siteId: "kudex", slug: "protected-password", parentSlug: "home", country: "ALL") { protection { kind version } description blocks { __typename } } }'
    const open = await request.post(`${services}/content/graphql`, { data: { query } })
    expect(await open.json()).toMatchObject({
      data: { pageBySlug: null },
      errors: [{ extensions: { code: 'PROTECTED' } }],
    })
    expect((await request.post(`${services}/content/draft/graphql`, { data: { query } })).status()).toBe(401)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the password form works (PAGE-15, PAGE-18)', async ({ page, problems }) => {
    problems.ignore(/401/)
    await page.goto('/de/protected-password')
    await page.getByRole('button', { name: 'Seite öffnen' }).click()
    await expect(page.getByText('Bitte geben Sie ein Passwort ein')).toBeVisible()
    await page.getByLabel('Passwort', { exact: true }).fill('kudex-page')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${origin}/de/protected-password`)
    await expect(page.getByRole('heading', { name: 'Diese Seite braucht ein Passwort' })).toHaveCount(0)
  })
})

test.describe('a page for a role', () => {
  test('is visible only with the role (PAGE-16)', async ({ browser, problems }) => {
    problems.ignore(/40[13]/)
    const visit = async (email: string | null): Promise<number | undefined> => {
      const context = await browser.newContext({ baseURL: origin })
      const page = await context.newPage()
      if (email) await signIn(page, email)
      const answer = await page.goto('/en/protected-role')
      const status = answer?.status()
      if (status === 401) await expect(page.getByRole('heading', { name: 'You need to log in' })).toBeVisible()
      if (status === 403) {
        await expect(page.getByRole('heading', { name: 'Your account has no access to this page' })).toBeVisible()
      }
      await context.close()
      return status
    }
    expect(await visit(null)).toBe(401)
    expect(await visit('nora.none@acme.example')).toBe(403)
    expect(await visit('carla.customer@acme.example')).toBe(200)
  })
})

/** All spellings of the protected page's address. */
const addresses = [
  ...['en', 'de', 'fr', 'de-ch', 'EN', 'xx'].map((locale) => `/${locale}/protected-password`),
  '/protected-password',
  '/en/Protected-Password',
  '/en/%70rotected-password',
  '/en/protected%2Dpassword',
  '/en/protected-password/',
  '/en/protected-password//',
  '/en//protected-password',
  '/en/home/protected-password',
  '/en/x/../protected-password',
  '/en/strivona/protected-password',
  '/en/protected-password;x=1',
  '/en/protected-password%00',
  '/en/protected-password/_payload.json',
  '/en/protected-password/index.pageContext.json',
  ...['cache=false', 'cache=clear', 'stage=DRAFT&preview=true', 'nextRelease=true', 'access=open'].map(
    (query) => `/en/protected-password?${query}`,
  ),
  '/en/kudex-protected-password?direct',
]

/** Methods and headers that may change a response. */
const ways: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['GET', {}],
  ['GET', { range: 'bytes=0-9999', 'if-none-match': '*' }],
  ['GET', { 'if-modified-since': new Date().toUTCString(), accept: 'application/json' }],
  ['GET', { 'x-original-url': '/en', 'x-forwarded-host': 'strivona.test' }],
  ['GET', { cookie: 'kudex-page-access=e30; kudex-session=x; kudex-editor=y' }],
  ['HEAD', {}],
  ['POST', { origin, 'content-type': 'application/x-www-form-urlencoded' }],
  ['PUT', {}],
]

async function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof ask>>>()
  openRequest(origin, { method, path, headers }, (response) => {
    const { statusCode: status = 0, headers: received } = response
    text(response).then((body) => resolve({ status, headers: received, body }), reject)
  })
    .once('error', reject)
    .end()
  return promise
}
