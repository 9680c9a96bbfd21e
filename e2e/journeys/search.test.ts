import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

const header = 'banner'

test.describe('a visitor who searches', () => {
  test('types in the header, chooses a suggestion by keyboard and gets its page (SEARCH-12)', async ({ page }) => {
    await page.goto('/en')
    await waitForHydration(page)
    await page.getByRole(header).getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search this site' })
    await expect(field).toBeFocused()
    await field.pressSequentially('cs-24')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.first()).toContainText('CS 240')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cs-240$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CS 240')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('sends one request for fast typing, and Escape closes first the list, then the panel', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search-proxy/suggest')) asked.push(String(request.postDataJSON()['query']))
    })
    await page.goto('/en')
    await waitForHydration(page)
    await page.getByRole(header).getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search this site' })
    await field.fill('crimping')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(asked).toEqual(['crimping'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole(header).getByRole('link', { name: 'Search' })).toBeFocused()
  })

  test('finds pages and documents by kind, by keyboard alone (SEARCH-01)', async ({ page }) => {
    await page.goto('/en/search?q=crimp')
    await waitForHydration(page)
    const kinds = page.getByRole('navigation', { name: 'Kinds of results' })
    await expect(kinds.getByRole('link')).toHaveText([
      /^All \d+$/,
      /^Areas \d+$/,
      /^Products \d+$/,
      /^Services \d+$/,
      /^Stories \d+$/,
      /^Media releases \d+$/,
      /^Pages \d+$/,
      /^Documents \d+$/,
    ])
    // A group of products is not called a product.
    const area = page.getByRole('main').getByRole('listitem').filter({ hasText: 'From a single bench press' })
    await expect(area.getByText('Area', { exact: true })).toBeVisible()
    for (const [name, type] of [
      ['Stories', 'story'],
      ['Media releases', 'release'],
      ['Documents', 'document'],
    ] as const) {
      await kinds.getByRole('link', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`type=${type}`))
      await expect(kinds.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    }
    const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').all()
    const address = (await first?.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/file\//)
    const file = await page.request.get(address)
    expect(file.status()).toBe(200)
    expect(file.headers()['content-type']).toBe('application/pdf')
  })

  test('sees the number of results, kinds, marked words, and more on request; Back restores them (SEARCH-01…05)', async ({
    page,
  }) => {
    await page.goto('/en/search?q=crimp')
    await waitForHydration(page)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/^\d+ results for “crimp”$/)
    const total = Number((await title.innerText()).split(' ')[0])
    expect(total).toBeGreaterThan(20)
    const results = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(results).toHaveCount(10)
    await expect(page.getByText(`1 - 10 of ${total}`)).toBeVisible()
    expect(await page.locator('mark').allInnerTexts()).toContain('crimp')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(results).toHaveCount(20)
    await expect(page.getByText(`1 - 20 of ${total}`)).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
    // A result with a page; a document would open in the browser's viewer.
    await results.getByRole('link').and(page.locator('a:not([href^="/file/"])')).nth(10).click()
    // The address changes before the page.
    await expect(title).not.toHaveText(/results for/)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect(title).toHaveText(/results for/)
    await expect(results).toHaveCount(20)
    for (let shown = 20; shown < total; shown += 10) {
      await page.getByRole('button', { name: 'Show more' }).click()
      await expect(results).toHaveCount(Math.min(shown + 10, total))
    }
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /Services/ })
      .click()
    await expect(page).toHaveURL(/type=service/)
    await expect(title).toHaveText(/^\d+ results? for “crimp”$/)
    await expect(results.first()).toContainText('Service')
  })

  test('searches again in the field of the page without a document load', async ({ page }) => {
    await page.goto('/en/search?q=crimp')
    await waitForHydration(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const field = page.getByRole('combobox', { name: 'Search this site' })
    await field.fill('CS-240')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“CS-240”')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('CS 240')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeFocused()
    await expect(title).toHaveCSS('outline-style', 'none')
  })

  test('gets suggestions when nothing is found (SEARCH-11)', async ({ page }) => {
    await page.goto('/en/search?q=xyzzyplugh')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 results for “xyzzyplugh”')
    await expect(page.getByText('No entries found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL(/\/en\/products$/)
  })

  test('may type HTML and search operators: they stay text (SEARCH-05)', async ({ page }) => {
    const query = 'crimp.*<b onmouseover=alert(1)>'
    await page.goto(`/en/search?${new URLSearchParams({ q: query }).toString()}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query)
    await expect(page.getByRole('main').locator('b')).toHaveCount(0)
  })

  test('searches in Chinese and finds Chinese texts, and English ones marked as English', async ({ page }) => {
    await page.goto('/zh-cn/search?q=压接机')
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect(first).toHaveText(/压接/)
    await expect(first).not.toHaveAttribute('lang')
    await page.goto('/zh-cn/search?q=crimp&type=release')
    await expect(first).toHaveAttribute('lang', 'en')
    await page.goto('/zh-cn/search?q=压接机')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('压接机')
  })

  test('finds only results of the current site (SEARCH-09)', async ({ page }) => {
    await page.goto('/en/veritesta/search?q=crimp')
    const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^\/en\/veritesta/)
  })

  test('sees an error if more results fail to load, and can retry', async ({ page, problems }) => {
    problems.ignore(/ERR_FAILED/)
    await page.goto('/en/search?q=crimp')
    await waitForHydration(page)
    await page.route('**/api/search-proxy/search', (route) => route.abort())
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByText('The next results did not come. Please try again.')).toBeVisible()
    await page.unroute('**/api/search-proxy/search')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByText(/^1 - 20 of/)).toBeVisible()
  })

  test('gets a page that passes axe in both schemes and at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of ['/en/search', '/en/search?q=crimp', '/en/search?q=xyzzyplugh']) {
      await page.goto(path)
      expect(await listViolationsOfSchemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the form, results, more results and one kind', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole(header).getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
    await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).fill('crimp')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/en\/search\?q=crimp$/)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByText(/^1 - 20 of \d+$/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: /Pages/ }).click()
    await expect(page).toHaveURL(/type=page/)
  })
})

test('the search proxy returns the same results with addresses of this host, and errors for bad requests (SEARCH-06…10)', async ({
  request,
}) => {
  const ask = (path: string, data: object) => request.post(`/api/search-proxy/${path}`, { data })
  const found = await (await ask('search', { localeCode: 'de', siteSlug: null, query: 'crimpen', page: 1 })).json()
  expect(found.records[0]).toMatchObject({ title: expect.any(String), description: expect.any(String) })
  expect(found.records[0].url).toMatch(/^\/de\//)
  expect((await request.get(found.records[0].url)).status()).toBe(200)
  const named = await (await ask('suggest', { localeCode: 'en', siteSlug: null, query: 'crim' })).json()
  expect(named.suggestions[0].url).toMatch(/^\/en\//)
  expect((await ask('search', { localeCode: 'en' })).status()).toBe(400)
  expect((await ask('search', { localeCode: 'en', query: 'x', siteSlug: 'nowhere' })).status()).toBe(404)
  expect((await ask('search', { localeCode: 'en', query: 'x'.repeat(10_000) })).status()).toBe(413)
  expect((await request.get('/api/search-proxy/search')).status()).toBe(405)
  const page = await request.get('/en/search?q=crimp')
  expect(page.headers()['cache-control']).toContain('no-store')
  expect(await page.text()).toContain('noindex')
})
