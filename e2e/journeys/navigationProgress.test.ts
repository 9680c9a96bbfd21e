import { follow, open, waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const payload = '**/index.pageContext.json*'

test.describe('a navigation', () => {
  test('moves focus to the heading, sets the title and announces loading (PAGE-23)', async ({ page }) => {
    await open(page, '/en/products')
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(payload, async (route) => {
      await held
      await route.continue()
    })
    await follow(page, '/en/services')
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByText('Loading page')).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^Services/)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  })

  test('does not keep page options of the previous page: a hidden header (PAGE-22)', async ({ page }) => {
    await page.route('**/en/services/index.pageContext.json*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('"isHidden":false', '"isHidden":true')
      await route.fulfill({ response: answer, body })
    })
    await open(page, '/en/products')
    await follow(page, '/en/services')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await follow(page, '/en/solutions')
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('pushes a page-view event for each page, including the first (PAGE-27)', async ({ page }) => {
    await open(page, '/en/products')
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as { dataLayer: readonly { event?: string; path?: string }[] }).dataLayer
            .filter(({ event }) => event === 'kudex.page-view')
            .map(({ path }) => path),
        ),
      )
      .toEqual(['/en/products', '/en/services'])
  })

  test('ends on the last of five quick clicks', async ({ page }) => {
    await open(page, '/en')
    const paths = ['/en/products', '/en/services', '/en/solutions', '/en/products/crimping', '/de/services']
    await page.evaluate((addresses) => {
      for (const address of addresses) {
        const link = document.createElement('a')
        link.href = address
        document.body.append(link)
        link.click()
        link.remove()
      }
    }, paths)
    await expect(page).toHaveURL(/\/de\/services$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await follow(page, '/en/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  })

  test('interrupted by Back ends on the previous page', async ({ page }) => {
    await open(page, '/en/products')
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.route('**/en/solutions/index.pageContext.json*', () => new Promise(() => undefined))
    await follow(page, '/en/solutions')
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await expect(page).toHaveURL(/\/en\/products$/)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  })

  test('that loads a document, interrupted by Back, leaves a page whose links work', async ({ page, problems }) => {
    problems.ignore(/status of 404/)
    await open(page, '/en/products')
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.route(/\/en\/nope$/, () => new Promise(() => undefined))
    const asked = page.waitForRequest(/\/en\/nope$/)
    // Playwright runs nothing in a page that is loading another document.
    await page.evaluate(() => void setTimeout(() => history.back(), 3_000))
    await follow(page, '/en/nope')
    await asked
    await expect(page).toHaveURL(/\/en\/services$/)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await waitForHydration(page)
    await follow(page, '/en/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  })

  test('started before hydration ends on its page', async ({ page }) => {
    for (const start of ['/en/products', '/en/strivona']) {
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/entries/pages_*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(start, { waitUntil: 'commit' })
      // The router handles clicks as soon as it is loaded, before the page's own script.
      await page.waitForFunction(() => (window.history.state as { vike?: unknown } | null)?.vike !== undefined)
      await page.waitForFunction(() => document.readyState !== 'loading')
      const target = start === '/en/strivona' ? '/en/strivona/block-loading' : '/en/products/crimping'
      await follow(page, target)
      release()
      await expect(page).toHaveURL(new RegExp(`${target}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        start === '/en/strivona' ? 'From spool to connector without a hand' : 'Crimping',
      )
      await page.unroute('**/assets/entries/pages_*.js')
      await follow(page, start)
      await expect(page).toHaveURL(new RegExp(`${start}$`))
    }
  })

  test('without network leaves a page that works once the network is back', async ({ page, context, problems }) => {
    problems.ignore(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/)
    await open(page, '/en/products')
    await context.setOffline(true)
    await follow(page, '/en/services')
    await expect.poll(() => page.url()).toMatch(/\/en\/services$|chrome-error/)
    await context.setOffline(false)
    await page.goto('/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  })

  test('over a slow network shows progress and completes', async ({ page }) => {
    await open(page, '/en/products')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    // Slow 3G: 400 kbit/s, 400 ms latency.
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await follow(page, '/en/products/crimping/crimping-machines/crimp-lines/crimpline-4')
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CrimpLine 4', { timeout: 30_000 })
  })
})

test.describe('going back', () => {
  test('restores the position, the query and the focusable title (PAGE-34)', async ({ page }) => {
    await open(page, '/en/products/crimping/crimping-machines?sort=name')
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect
      .poll(() =>
        page.evaluate(
          () => (window.history.state as { vike?: { scrollPosition?: { y?: number } } }).vike?.scrollPosition?.y,
        ),
      )
      .toBe(700)
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/crimping-machines\?sort=name$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  })

  test('works across document loads', async ({ page, problems }) => {
    problems.ignore(/status of 404/)
    await open(page, '/en/products')
    await follow(page, '/en/nope')
    await expect(page.getByText('Page Not Found: /en/nope')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await waitForHydration(page)
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  })
})

test('before the scripts of a page have loaded, links work, and a product is added once afterwards (PAGE-29)', async ({
  page,
  context,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await context.route(/\.js(?:\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/products/cutting-stripping/cut-strip-machines', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: 'Benchtop machines' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benchtop machines')
  const address = page.url()
  await page.getByRole('button', { name: 'Add to comparison: CS 240' }).click()
  letGo()
  await expect(page.getByRole('button', { name: 'Comparison, 1 product' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove from comparison: CS 240' })).toBeVisible()
  expect(page.url()).toBe(address)
})
