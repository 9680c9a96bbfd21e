import { origin, ports } from '../system/addresses.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/watched.ts'

const gate = { name: 'This page needs a password', level: 1 } as const

/** Pages that a password protects, by the contract. */
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
    test(`${path} shows its gate and nothing else (PAGE-14, PAGE-15, SITE-15…17)`, async ({
      page,
      request,
      complaints,
    }) => {
      complaints.ignore(/401/)
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
      // What is there now was in neither answer before: take the longest paragraph as the witness.
      const paragraphs = await page.getByRole('main').locator('p').allTextContents()
      const witness = paragraphs.toSorted((one, other) => other.length - one.length)[0] ?? ''
      expect(witness.length).toBeGreaterThan(20)
      expect(await answer.text()).not.toContain(witness.slice(0, 20))
      expect(await data.text()).not.toContain(witness.slice(0, 20))
      // Another visitor is not let in by that.
      expect((await request.get(path)).status()).toBe(401)
    })
  }

  test('gives its downloads to who has its password, and to nobody else (PAGE-17)', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.ignore(/40[14]/)
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
    // The password of one page opens the files of that page alone, and another visitor is not let in by it.
    expect((await page.request.get('/file/brand-portal-images')).status()).toBe(404)
    expect((await request.get(file)).status()).toBe(404)
  })

  test('says what is wrong at the field, without a new page (PAGE-18, PAGE-20)', async ({ page, complaints }) => {
    complaints.ignore(/401/)
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
    complaints.ignore(/503/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again later.')
  })

  test('is kept out of the public content endpoint and the drafts (PAGE-17)', async ({ request }) => {
    const services = `http://localhost:${ports.services}`
    const query =
      '{ pageBySlug(siteId: "kudex", slug: "protected-password", parentSlug: "home", country: "ALL") { protection { kind version } description blocks { __typename } } }'
    const open = await request.post(`${services}/content/graphql`, { data: { query } })
    expect((await open.json()).data.pageBySlug).toEqual({
      protection: { kind: 'password', version: null },
      description: null,
      blocks: [],
    })
    expect((await request.post(`${services}/content/draft/graphql`, { data: { query } })).status()).toBe(401)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the gate opens all the same (PAGE-15, PAGE-18)', async ({ page, complaints }) => {
    complaints.ignore(/401/)
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
  test('shows itself to who has the role, and to nobody else (PAGE-16)', async ({ browser, complaints }) => {
    complaints.ignore(/40[13]/)
    const visit = async (email: string | null): Promise<number | undefined> => {
      const context = await browser.newContext({ baseURL: origin })
      const page = await context.newPage()
      if (email) await signIn(page, email)
      const answer = await page.goto('/en/protected-role')
      const status = answer?.status()
      if (status === 401) await expect(page.getByRole('heading', { name: 'You need to sign in' })).toBeVisible()
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
