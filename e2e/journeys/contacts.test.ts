import { sample } from '../system/checkSize.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolations, listViolationsOfSchemes } from '../system/listViolations.ts'

test.describe('the contacts page', () => {
  test('filters by country, brand and type together; address, Back and reload agree (CONTACT-03, CONTACT-04)', async ({
    page,
  }) => {
    await page.goto('/en/contacts')
    const count = page.getByRole('search', { name: 'Filter contacts and locations' }).getByRole('status')
    await expect(count).toHaveText('32 locations')
    await page.getByLabel('Country', { exact: true }).selectOption('Germany')
    await expect(page).toHaveURL(/\/en\/contacts\?country=DE$/)
    await expect(count).toHaveText('4 locations')
    await page.getByLabel('Brand', { exact: true }).selectOption('Strivona')
    await expect(count).toHaveText('2 locations')
    await page.getByLabel('Type of contact').selectOption('Production')
    await expect(count).toHaveText('1 location')
    await expect(page.getByRole('heading', { name: 'Strivona GmbH' })).toBeVisible()
    await page.reload()
    await expect(count).toHaveText('1 location')
    await page.goBack()
    await expect(count).toHaveText('2 locations')
    await expect(page.getByLabel('Type of contact')).toHaveValue('')
    await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('strivona')
  })

  test('finds the responsible location of a country that has none (CONTACT-04)', async ({ page }) => {
    await page.goto('/en/contacts?country=SI')
    await expect(page.getByRole('heading', { name: 'Kudex Austria GmbH' })).toBeVisible()
    await expect(page.getByText('Also responsible for: Slovenia and Croatia')).toBeVisible()
  })

  test('searches people, resets all filters, and says when there is no match (CONTACT-05, CONTACT-06)', async ({
    page,
  }) => {
    await page.goto('/en/contacts?region=150')
    const search = page.getByRole('search', { name: 'Filter contacts and locations' })
    const field = search.getByRole('searchbox', { name: 'Name, place or postcode' })
    await field.fill('tomas havel')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(search.getByRole('status')).toHaveText('1 location')
    await expect(page.getByText('Tomáš Havel', { exact: true })).toBeVisible()
    await field.fill('nobody there')
    await field.press('Enter')
    await expect(page.getByText('No Contacts found.')).toBeVisible()
    await search.getByRole('link', { name: 'Reset all filters' }).click()
    await expect(page).toHaveURL(/\/en\/contacts$/)
    await expect(search.getByRole('status')).toHaveText('32 locations')
    await expect(field).toHaveValue('')
    await expect(search.getByLabel('Region')).toHaveValue('')
    await expect(search.getByRole('link', { name: 'Reset all filters' })).toHaveCount(0)
  })

  test('offers a vCard and a map link that requests nothing before it is followed', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).hostname))
    await page.goto('/en/contacts?q=brno')
    const map = page.getByRole('link', { name: /^Map Kudex Czech s\.r\.o\./ })
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=49\.1951/)
    await expect(map).toHaveAttribute('rel', /noopener/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'vCard Tomáš Havel, for your address book' }).click()
    expect((await download).suggestedFilename()).toBe('person-tomas-havel.vcf')
    expect(new Set(asked)).toEqual(new Set(['localhost']))
  })

  test('never shows locations or people that are drafts (PAGE-09)', async ({ request }) => {
    for (const path of [
      '/en/contacts',
      '/en/contacts?country=RO',
      '/en/contacts/_payload.json',
      '/en/contacts?q=oradea',
    ]) {
      const body = await (await request.get(path)).text()
      expect(body, path).not.toMatch(/location-oradea|Onken/)
    }
    for (const id of ['location-oradea', 'person-pia-onken'])
      expect((await request.get(`/vcards/kudex/en/${id}.vcf`)).status()).toBe(404)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and its address shows the same (CONTACT-04)', async ({ page }) => {
    await page.goto('/de/contacts')
    await page.getByLabel('Land', { exact: true }).selectOption('Schweiz')
    await page.getByLabel('Art des Kontakts').selectOption('Service')
    await page.getByRole('search', { name: 'Ansprechpersonen und Standorte filtern' }).getByRole('button').click()
    await expect(page).toHaveURL(/country=CH/)
    await expect(page.getByRole('status').filter({ hasText: '2 Standorte' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kudex Application Centre' })).toBeVisible()
    await page.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click()
    await expect(page.getByRole('status').filter({ hasText: '32 Standorte' })).toBeVisible()
  })

  test('the side button leads to the contact form (CONTACT-01)', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('complementary').getByRole('link', { name: 'Talk to an expert' }).click()
    await expect(page).toHaveURL(/\/en\/inquiry$/)
  })
})

test.describe('the contact panel', () => {
  test('shows who is responsible for the country and the promised response time (CONTACT-01, CONTACT-02)', async ({
    page,
  }) => {
    await page.goto('/de-ch')
    await waitForHydration(page)
    const button = page.getByRole('complementary').getByRole('link', { name: 'Fachperson fragen' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Mit einer Fachperson sprechen' })
    await expect(panel.getByText('Wir antworten innerhalb von 24 Stunden.')).toBeVisible()
    await expect(panel.getByText('Flurin Capaul')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'flurin.capaul@kudex.example' })).toHaveAttribute('href', /^mailto:/)
    expect(new URL(page.url()).pathname).toBe('/de-ch')
    expect(await listViolations(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await panel.getByRole('link', { name: 'Alle Ansprechpersonen und Standorte' }).click()
    await expect(page).toHaveURL(/\/de-ch\/contacts$/)
    await expect(panel).toHaveCount(0)
    // The visitor's country comes first.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('In Ihrer Nähe Schweiz')
  })

  test('shows the promise in English, and where to write if no contact can be loaded (CONTACT-02)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/503/)
    await page.route('**/api/contact/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/en/products')
    await waitForHydration(page)
    await page.getByRole('complementary').getByRole('link', { name: 'Talk to an expert' }).click()
    const panel = page.getByRole('dialog', { name: 'Talk to an expert' })
    await expect(panel.getByText('We reply within 24 hours.')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Talk to an expert' })).toHaveAttribute('href', '/en/inquiry')
  })
})

test.describe('pages about contacts', () => {
  test('pass axe in light and dark, at 320 px, in German, French and Chinese', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const paths = ['/de/contacts', '/fr-fr/contacts?country=FR', '/zh-cn/contacts?q=none', '/en/investors']
    for (const path of sample(paths, 2)) {
      const html = await (await page.request.get(path)).text()
      expect(await findHtmlProblems(html), path).toEqual([])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await listViolationsOfSchemes(page), path).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
  })

  test('name their people on content pages and describe the organization as structured data', async ({ page }) => {
    await page.goto('/en/investors')
    await expect(page.getByRole('heading', { name: 'Nora Steiger' })).toBeVisible()
    await page.goto('/en/contacts')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const organization = data
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find(({ location }) => location)
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Kudex' })
    expect(organization?.['location']).toHaveLength(32)
    await expect(page.locator('link[rel=alternate][hreflang=de]')).toHaveAttribute('href', /\/de\/contacts$/)
  })
})
