import { strivonaOrigin } from '../system/addresses.ts'
import { expect, test } from '../system/test.ts'

const product = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240'

test.describe('a visitor comparing machines', () => {
  test('is redirected from / to the language of the browser (ROUTE-02, LOCALE-15)', async ({ request }) => {
    for (const [language, location] of [
      ['de', '/de'],
      ['de-AT,de;q=0.9', '/de-at'],
      ['xx', '/en'],
      ['', '/en'],
    ]) {
      const answer = await request.get('/', {
        maxRedirects: 0,
        headers: language ? { 'accept-language': language } : {},
      })
      expect([answer.status(), answer.headers()['location']]).toEqual([302, location])
    }
  })

  test('navigates from the home page through the classifications to a machine', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/en$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every wire. Exactly.')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See all machines' }).click()
    await expect(page).toHaveURL(/\/en\/products$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Cutting and stripping/ })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Cut and strip machines/ })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Benchtop machines/ })
      .first()
      .click()
    await page.getByRole('main').getByRole('link', { name: 'CS 240', exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${product}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CS 240')
    await expect(page).toHaveTitle(/CS 240/)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await expect(page.getByText('Feeds without marks').first()).toBeVisible()
  })

  test('switches technical data between Metric and Imperial at once, and the choice stays (CAT-13, LOCALE-16)', async ({
    page,
    context,
  }) => {
    await page.goto(product)
    const data = page
      .getByRole('region', { name: 'Technical data' })
      .or(page.locator('section', { has: page.getByRole('heading', { name: 'Technical data' }) }))
      .first()
    await expect(data).toContainText('0.08…10')
    await expect(data).toContainText('mm²')
    await page.getByText('Imperial', { exact: true }).first().click()
    await expect(data.getByText('AWG').first()).toBeVisible()
    await expect(data.getByText('0.08…10').first()).toBeHidden()
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'kudex-measurement')?.value)
      .toBe('dim_imperial')
    await page.reload()
    await expect(data.getByText('AWG').first()).toBeVisible()
  })

  test('reads the same machine in German', async ({ page }) => {
    await page.goto(product.replace('/en/', '/de/'))
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
    await expect(page.getByText('Einzug ohne Spuren').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Technische Daten' })).toBeVisible()
  })

  test('sees only what is offered in the country (CAT-07): en-us differs from de-ch', async ({ page, request }) => {
    const laserMarkers = '/products/marking/wire-marking/laser-markers'
    await page.goto(`/de-ch${laserMarkers}`)
    await expect(page.getByRole('main').getByText('LM 50').first()).toBeVisible()
    await page.goto(`/en-us${laserMarkers}`)
    await expect(page.getByRole('main').getByText('LM 20').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('LM 50')).toHaveCount(0)
    expect((await request.get(`/en-us${laserMarkers}/lm-50`)).status()).toBe(404)
    expect((await request.get(`/de-ch${laserMarkers}/lm-50`)).status()).toBe(200)
  })

  test('sees inches first in the United States (LOCALE-17)', async ({ page }) => {
    await page.goto(product.replace('/en/', '/en-us/'))
    await expect(page.getByText('AWG').first()).toBeVisible()
  })

  test('gets the United States home page there and the general one elsewhere (SITE-18)', async ({ page }) => {
    await page.goto('/en-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every wire. On spec.')
    await page.goto('/en-gb')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every wire. Exactly.')
  })

  test('finds another brand at /en/strivona and at its own host', async ({ page }) => {
    for (const address of ['/en/strivona', `${strivonaOrigin}/en`]) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'strivona')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hands free for thinking')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Block loading' }).first()).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: 'Block loading' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From spool to connector without a hand')
      await expect(page).toHaveURL(new RegExp(`${address.replace(/^\//, '')}/block-loading$`))
    }
  })

  test('gets English texts on a Chinese page marked as English, with a notice (LOCALE-18, WCAG 3.1.2)', async ({
    page,
  }) => {
    await page.goto('/zh-cn/solutions/high-voltage')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.locator('main')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('region', { name: '本页语言' })).toBeVisible()
    // Menus are translated, whatever the language of the page is.
    await expect(page.getByRole('banner').locator('summary', { hasText: '产品' })).toBeVisible()
    await expect(page.getByRole('banner').locator('summary[lang]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('h2 ~ ul a[lang]')).toHaveCount(0)
    await page.goto('/de/solutions/high-voltage')
    await expect(page.locator('main')).not.toHaveAttribute('lang')
    await expect(page.getByRole('banner').locator('summary[lang]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('h2 ~ ul a[lang]')).toHaveCount(0)
  })

  test('gets the catalogue in the language of the page, without marks of another one (WCAG 3.1.2)', async ({
    page,
  }) => {
    await page.goto('/zh-cn/products/crimping/crimping-machines/crimp-lines/crimpline-4')
    await expect(page.locator('main')).not.toHaveAttribute('lang')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
    await expect(page.locator('#technical-data tbody').first()).not.toHaveAttribute('lang')
    await expect(page.locator('#technical-data h2')).toHaveText('技术数据')
    await expect(page.locator('#technical-data')).toContainText('压接力')
    await page.goto('/zh-cn/products/crimping/crimping-machines')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('压接设备')
    await expect(page.getByRole('main').getByText('多数线束厂')).toBeVisible()
    await expect(page.getByRole('main').locator('[lang=en]')).toHaveCount(0)
  })

  test('chooses another country and stays on the same page (NAV-23)', async ({ page, context }) => {
    await page.goto('/en/solutions')
    const banner = page.getByRole('banner')
    await banner.locator('summary', { hasText: 'Country and language' }).filter({ visible: true }).click()
    await banner
      .getByRole('link', { name: /Deutsch/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/de(-\w\w)?\/solutions$/)
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'kudex-locale')?.value)
      .toMatch(/^de/)
  })

  test('sees a clear page for an unknown address (ROUTE-51, ROUTE-52)', async ({ page, problems }) => {
    problems.ignore(/404/)
    const unknown = await page.goto('/en/nope')
    expect(unknown?.status()).toBe(404)
    await expect(
      page.getByText('Page Not Found: /en/nope').or(page.getByText('Page not found: /en/nope')).first(),
    ).toBeVisible()
    const product404 = await page.goto('/en/products/nope?x=1')
    expect(product404?.status()).toBe(404)
    await expect(page.getByText('Page not found: /en/products/nope?x=1')).toBeVisible()
  })

  test('gets the same page by a click as by a load (ROUTE-54)', async ({ page }) => {
    await page.goto('/en/products')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Crimping/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/en\/products\/crimping$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crimping')
    // The lower parts follow the first view.
    await expect(page.getByText('12 products')).toBeVisible()
    const read = async () => ({ title: await page.title(), main: await page.getByRole('main').innerText() })
    const clicked = await read()
    await page.reload()
    // Before hydration, the filters have a button to submit them.
    await expect.poll(read).toEqual(clicked)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and navigated, and Imperial units can be chosen', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('main').getByRole('link', { name: 'See all machines' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Cutting and stripping/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cutting and stripping')
    await page.goto(product)
    await expect(page.getByText('mm²').first()).toBeVisible()
    const imperial = page.getByRole('button', { name: 'Imperial' }).or(page.getByRole('link', { name: 'Imperial' }))
    await imperial.first().click()
    await expect(page.getByText('AWG').first()).toBeVisible()
  })

  test('the menu opens', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('banner').locator('summary').first().click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Crimping machines' }).first()).toBeVisible()
  })
})
