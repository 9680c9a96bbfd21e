import { origin } from '../system/addresses.ts'
import { countDocuments, follow, open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const payload = '**/index.pageContext.json*'

test.describe('a new build', () => {
  test('is requested a second after the first view, with a timestamp, and loads the next document (API-04, API-05, API-07)', async ({
    page,
  }) => {
    const asked = page.waitForRequest(/\/builds\/latest\.json\?\d+$/)
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }))
    await open(page, '/en/products')
    await asked
    const readStart = () =>
      page.evaluate(() => {
        const entries = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/builds/'))
        return entries.length < 2 ? 0 : Math.min(...entries.map(({ startTime }) => startTime))
      })
    await expect.poll(readStart).toBeGreaterThan(1000)
    const documents = countDocuments(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crimping/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crimping')
    expect(documents.list).toEqual(['/en/products/crimping'])
  })

  test('that produced the data of the next page loads its document', async ({ page }) => {
    await page.route(payload, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/"buildId":"\w+"/, '"buildId":"another"')
      await route.fulfill({ response: answer, body })
    })
    await open(page, '/en/products')
    const documents = countDocuments(page)
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await expect.poll(() => documents.list).toEqual(['/en/services'])
  })

  test('that cannot be requested is only logged (API-08)', async ({ page, problems }) => {
    problems.ignore(/status of 500|answer: 500/)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/builds/**', (route) => route.fulfill({ status: 500, body: 'no' }))
    await open(page, '/en/products')
    await expect.poll(() => warnings.length).toBeGreaterThanOrEqual(2)
    const documents = countDocuments(page)
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    expect(documents.list).toEqual([])
  })

  test('whose scripts are missing reloads a page once, not in a loop (ERR-06)', async ({ page, problems }) => {
    problems.ignore(/status of 404|Failed to fetch|dynamically imported|net::/)
    await page.route('**/assets/entries/pages_services_*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/en/products')
    const documents = countDocuments(page)
    await follow(page, '/en/services')
    await expect(page).toHaveURL(/\/en\/services$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.waitForLoadState('networkidle')
    expect(documents.list.length).toBeLessThanOrEqual(2)
  })

  test('answers no HTML for a missing script (ERR-06)', async ({ request }) => {
    const answer = await request.get('/assets/entries/pages_services_list.gone.js')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('id="root"')
  })
})

test.describe('an outage during client navigation', () => {
  test('shows the error page with its status, once (ERR-05)', async ({ page, problems }) => {
    problems.ignore(/status of 503|answer: 503|Wrong usage of Vike/)
    await open(page, '/en/products')
    const documents = countDocuments(page)
    for (const ending of ['', '/index.pageContext.json']) {
      await page.route(`${origin}/en/services${ending}`, (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Not available</h1>' }),
      )
    }
    const answer = page.waitForResponse(`${origin}/en/services`)
    await follow(page, '/en/services')
    expect((await answer).status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available')
    expect(documents.list).toEqual(['/en/services'])
  })

  test('of the page data alone loads the document', async ({ page, problems }) => {
    problems.ignore(/status of 500|answer: 500|Unexpected|JSON|Wrong usage of Vike|net::|Failed to fetch/)
    for (const fault of ['html', 'cut', 'lost'] as const) {
      await open(page, '/en/products')
      await page.route(payload, (route) =>
        fault === 'lost'
          ? route.abort('connectionreset')
          : route.fulfill({
              contentType: fault === 'html' ? 'text/html' : 'application/json',
              body: fault === 'html' ? '<p>' : '{"layout":{',
            }),
      )
      await follow(page, '/en/services')
      await expect(page.getByRole('heading', { level: 1 }), fault).toHaveText('Services')
      await page.unroute(payload)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open, country and language can be chosen, and no field needs script', async ({ page }) => {
    await page.goto('/en/solutions')
    const banner = page.getByRole('banner')
    await banner.locator('summary', { hasText: 'Country and language' }).filter({ visible: true }).click()
    await banner
      .getByRole('link', { name: /Deutsch/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de(-\w\w)?\/solutions$/)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  for (const path of [
    '/en',
    '/en/products',
    '/en/services/support/repair',
    '/en/strivona',
    '/en/nope',
    '/en/mykomax',
  ]) {
    test(`${path} can be read and links work`, async ({ page, problems }) => {
      problems.ignore(/status of 404/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('link', { name: /home page/ })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('a page stays while the browser is offline, and shows what was asked for afterwards', async ({
  page,
  context,
  problems,
}) => {
  problems.ignore(/net::|Failed to fetch|dynamically imported/)
  await open(page, '/en/support')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('First name').fill('Vera')
  await context.setOffline(true)
  // Only after the page has seen the failure: it reloads for a script that is missing while it is online.
  const failed = page.evaluate(() => new Promise((resolve) => addEventListener('vite:preloadError', () => resolve(0))))
  await page.getByRole('complementary').getByRole('link', { name: 'Talk to an expert' }).click()
  await failed
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Talk to an expert' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('First name')).toHaveValue('Vera')
})
