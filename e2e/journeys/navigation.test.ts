import type { Request } from '@playwright/test'
import { isFull, sample } from '../system/checkSize.ts'
import { countDocuments, expectSameAsLoad, follow, open, readPageState } from '../system/pageState.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

const payload = '**/index.pageContext.json*'

const isRules = (request: Request): boolean => /\/builds\/meta\/\w+\.json/.test(request.url())

test.describe('a click shows the same as a page load (ROUTE-54)', () => {
  const places = {
    'the home page': '/en',
    'the home page of a country': '/en-us',
    'a content page': '/en/solutions/high-voltage',
    'a page that its language lacks': '/fr-fr/solutions',
    'the list of products': '/en/products',
    'a query, also with a name twice': '/en/products?category=a&category=b&page=2',
    'a first level': '/en/products/crimping',
    'a second level': '/en/products/crimping/crimping-machines',
    'a product': '/en/products/crimping/crimping-machines/crimp-lines/crimpline-4',
    'the list of services': '/en/services',
    'a service': '/en/services/support/repair',
    'a product of one country': '/de-ch/products/marking/wire-marking/laser-markers/lm-50',
    'a product that the country lacks': '/en-us/products/marking/wire-marking/laser-markers/lm-50',
    'no route': '/en/nope?x=1',
    'no route, with a place in it': '/en/nope#there',
    'no such item': '/en/products/nope?x=1',
    'an area that the site lacks': '/en/strivona/products',
    'a page with a password': '/en/protected-password',
    'a page for a role': '/en/protected-role',
    'the portal, signed out': '/en/mykomax',
    'a deeper portal page, signed out': '/en/mykomax/account',
    'the way out': '/en/mykomax/logout',
    'the return from signing in': '/en/callback',
    'all stories': '/en/stories',
    'stories that are filtered': '/en/stories?videos=1',
    'releases of a year': '/en/media-releases?year=2025',
    'the search': '/en/search?q=crimp',
    'the search without a word': '/en/search',
    'the comparisons': '/en/comparison',
    'a filtered list': '/en/products/crimping/crimping-machines?sort=name',
    'a form': '/en/support',
    'a form of another kind': '/en/subscribe',
    'another site': '/en/strivona',
    'a page of another site': '/en/strivona/block-loading',
    'another locale': '/de-ch/products/crimping',
    'no locale': '/products',
    'a locale that is not offered': '/ja/products',
    'a locale in capitals': '/de-CH/products',
    'what editors moved': '/en/machines',
  } as const

  const visited = sample(Object.entries(places), 5)
  const all = Object.keys(places).length
  test.beforeAll(() => console.log(`Clicks: ${visited.length} of ${all} addresses${isFull ? '' : ' (reduced)'}`))

  for (const [name, path] of visited) {
    test(`${name}: ${path}`, async ({ page, problems }) => {
      problems.ignore(/status of 40[14]/)
      // The portal redirects to the sign-in at some point; the page before that is compared.
      await page.context().route(/\/authorize\?/, (route) => route.abort('aborted'))
      const screen = await expectSameAsLoad(page, path)
      expect(screen.headings.length, 'first headings').toBeLessThanOrEqual(1)
    })
  }

  test('from a page of another site, too', async ({ page }) => {
    await expectSameAsLoad(page, '/en/strivona/block-loading', '/en/strivona')
    await expectSameAsLoad(page, '/en/products', '/en/strivona')
  })

  test('also for signed-in users: the dashboard, and a page for a role they lack', async ({ page, problems }) => {
    problems.ignore(/status of 40[14]/)
    await signIn(page, 'carla.customer@acme.example')
    await expectSameAsLoad(page, '/en/mykomax')
    await expectSameAsLoad(page, '/en/products')
    await expectSameAsLoad(page, '/en/mykomax/nothing')
  })

  test('an address with an external route rule leaves the site (ROUTE-23, ROUTE-24)', async ({ context, problems }) => {
    // The external shop does not exist.
    problems.ignore(/shop\.kudex\.example|ERR_NAME_NOT_RESOLVED/)
    for (const isKnown of [false, true]) {
      const page = await context.newPage()
      // A second after the first view the browser has the route rules and need not request the page first (API-07).
      const rules = isKnown ? page.waitForEvent('requestfinished', isRules) : undefined
      if (!isKnown) await page.route('**/builds/**', () => undefined)
      await open(page, '/en/solutions')
      await rules
      // The page processes the response in a later task.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await follow(page, '/en/shop/spare-parts')
      await expect.poll(() => asked.find((url) => url.startsWith('https://shop.kudex.example/'))).toBeDefined()
      expect(asked.some((url) => url.includes('pageContext.json'))).toBe(!isKnown)
      await page.close()
    }
  })

  test('the head is the same as after a load, also in another language', async ({ page, problems }) => {
    problems.ignore(/status of 40[14]/)
    await open(page, '/en/products')
    await follow(page, '/de-ch/products/crimping')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH')
    await expect.poll(async () => (await readPageState(page)).head.length).toBeGreaterThan(10)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de-ch\/products\/crimping$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en\/products\/crimping$/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Crimpen/)
    await follow(page, '/en/protected-password')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
})

test.describe('links', () => {
  test('of the site are routed in the browser: menu, cards, breadcrumbs, footer, logo', async ({ page }) => {
    await open(page, '/en')
    const documents = countDocuments(page)
    await page.getByRole('main').getByRole('link', { name: 'See all machines' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crimping/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crimping')
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Products' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click()
    await expect(page).toHaveURL(/\/en$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).first().click()
    await expect(page).toHaveURL(/\/en\/[a-z/]*imprint$/)
    expect(documents.list).toEqual([])
  })

  test('with `hard:` load the whole document, in the locale of the page (ROUTE-13)', async ({ page }) => {
    await open(page, '/de/strivona')
    const documents = countDocuments(page)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kudex', exact: true }).first()
    await expect(link).toHaveAttribute('href', '/de')
    await link.click()
    await expect(page).toHaveURL(/\/de$/)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'kudex')
    expect(documents.list.length).toBeGreaterThan(0)
  })

  test('that the pointer rests on are requested before the click, and not again', async ({ page, context }) => {
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const responses: { url: string; isFromCache: boolean }[] = []
    client.on('Network.responseReceived', ({ response }) => {
      if (response.url.includes('index.pageContext.json'))
        responses.push({ url: new URL(response.url).pathname, isFromCache: response.fromDiskCache === true })
    })
    await open(page, '/en/solutions')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).first()
    const url = '/en/imprint/index.pageContext.json'
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      await expect.poll(() => responses, { timeout: 1_000 }).toEqual([{ url, isFromCache: false }])
    }).toPass()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
    expect(responses).toEqual([
      { url, isFromCache: false },
      { url, isFromCache: true },
    ])
  })

  test('with an unknown action warn and do nothing else (ROUTE-26)', async ({ page }) => {
    await page.route(payload, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('"href":"/en/imprint"', '"href":"action:fly-to-the-moon"')
      await route.fulfill({ response: answer, body })
    })
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await open(page, '/en/solutions')
    await follow(page, '/en/products')
    await expect(page).toHaveURL(/\/en\/products$/)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).first()
    // The address changes before the new page is rendered.
    await expect(link).toHaveAttribute('href', '#')
    await link.click()
    await expect.poll(() => warnings).toContain('Unknown action: fly-to-the-moon')
    await expect(page).toHaveURL(/\/en\/products$/)
  })

  test('to an anchor scroll there and keep the page (NAV-15, ROUTE-12)', async ({ page }) => {
    await open(page, '/en/products/crimping/crimping-machines/crimp-lines/crimpline-4')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await expect(page.getByRole('main')).toBeFocused()
  })
})
