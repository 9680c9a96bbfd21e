import { listViolations } from '../system/listViolations.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const laidOut = ['', '/typography', '/buttons', '/inputs', '/components', '/modules', '/pages/error']

test.describe('the style guide on the host', () => {
  for (const page of laidOut)
    test(`/style-guide${page} has its own layout, noindex and no redirect (ROUTE-46, ROUTE-47)`, async ({
      request,
    }) => {
      const answer = await request.get(`/style-guide${page}`, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain('data-layout="style-guide"')
      expect(html).toContain('class="guide-stage"')
      // Only the guide's navigation surrounds the stories, nothing of a site.
      const [around] = html.split('<main')
      expect(around).toContain('href="/style-guide/inputs"')
      expect(around).not.toContain('href="/en/products"')
      expect(html.split('</main>').at(-1)?.split('<script')[0]).not.toContain('<footer')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).not.toContain(' style="')
    })

  test('the page of mail links has no layout (ROUTE-47)', async ({ request }) => {
    const answer = await request.get('/style-guide/tools/email-links', { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('No e-mail is sent')
    expect(html).not.toMatch(/<(header|footer|nav)[\s>]|data-layout/)
  })

  test('each mail is shown as HTML and text in every language, as it is sent (ROUTE-47)', async ({ page }) => {
    await page.goto('/style-guide/tools/email-links')
    const links = page.getByRole('link', { name: /^HTML of / })
    const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label') ?? ''))
    const mails = new Set(names.map((name) => /^HTML of (.+) in /.exec(name)?.[1]))
    expect(mails.size).toBeGreaterThanOrEqual(17)
    await expect(page.getByRole('link')).toHaveCount(mails.size * 11 * 2)
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'HTML of support-received in de' }).click()
    const mail = await opened
    await expect(mail.locator('html')).toHaveAttribute('lang', 'de')
    await expect(mail.getByText('KX-7F3C-9A2B')).toBeVisible()
    await expect(mail.locator('header, footer, nav, script')).toHaveCount(0)
    const text = await page.request.get('/style-guide/tools/email-links/upload-received/ja.txt')
    expect(text.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toContain('station-2.mp4')
  })

  test('a page of the site has the default layout', async ({ request }) => {
    const html = await (await request.get('/en')).text()
    expect(html).not.toContain('data-layout="style-guide"')
    expect(html).toMatch(/<footer[\s>]/)
  })

  for (const path of ['/style-guide/buttons', '/style-guide/typography'])
    test(`${path} passes axe and hydrates without third-party requests (PAGE-29)`, async ({ page, baseURL }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      for (const scheme of ['light', 'dark']) {
        await page.goto(`${path}?scheme=${scheme}`)
        await waitForHydration(page)
        const violations = await listViolations(page)
        // The shown components have headings of every level.
        expect(
          violations.filter((line) => !line.startsWith('heading-order')),
          scheme,
        ).toEqual([])
      }
      expect([...new Set(asked)].filter((origin) => origin !== baseURL && origin !== 'null')).toEqual([])
    })

  test('a reader finds a page by a word that its name does not have, without script, and keeps the brand', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/style-guide?brand=strivona&scheme=dark&direction=ltr')
    await page.getByRole('searchbox', { name: 'Search all pages' }).fill('modal')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Components › Dialog', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible()
    await expect(page.locator('.guide-stage').first()).toHaveAttribute('data-brand', 'strivona')
    await expect(page).toHaveTitle(/^Dialog \| Style guide/)
    await context.close()
  })

  test('documentation pages have live examples, pass axe and are not indexed', async ({ page, request }) => {
    const html = await (await request.get('/style-guide/docs/components-dialog')).text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect((await request.get('/style-guide/docs/components-zyzzyva')).status()).toBe(404)
    for (const path of ['/style-guide/docs/components-dialog', '/style-guide/search?q=modal']) {
      await page.goto(path)
      await waitForHydration(page)
      const violations = await listViolations(page)
      expect(violations.filter((line) => !line.startsWith('heading-order'))).toEqual([])
    }
    await page.goto('/style-guide/docs/components-dialog')
    const opener = page.locator('#dialog-default').getByRole('button')
    await expect(async () => {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('on phones the content begins within 300 px and nothing makes the page scroll sideways', async ({ page }) => {
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 812 })
      for (const path of [
        '/components',
        '/modules',
        '/search?q=modal',
        '/docs/components-button',
        '/docs/start-overview',
      ]) {
        await page.goto(`/style-guide${path}`)
        const title = await page.getByRole('heading', { level: 1 }).first().boundingBox()
        expect(title?.y, `${path} at ${width} px`).toBeLessThan(300)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })

  test('on phones the pages are behind a disclosure that opens by keyboard and without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
    const page = await context.newPage()
    await page.goto('/style-guide/docs/components-button')
    const link = page.getByRole('link', { name: 'Inputs', exact: true })
    await expect(link).toBeHidden()
    await page.getByText('Pages of the guide').press('Enter')
    await link.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Inputs' })).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('link', { name: 'Inputs', exact: true })).toBeVisible()
    await context.close()
  })

  test('wide tables of documentation pages scroll by keyboard in a region with a name', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/style-guide/docs/components-button')
    await waitForHydration(page)
    const table = page.getByRole('region', { name: 'Props' })
    await table.press('ArrowRight')
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: 'Keyboard' })).toBeVisible()
  })

  test('the page of modules loads the stories of the shown one only', async ({ page }) => {
    let scripts = 0
    page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0))
    await page.goto('/style-guide/modules?story=contact-panel-playground')
    await waitForHydration(page)
    const opener = page.getByRole('button', { name: 'Open' })
    await expect(async () => {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(scripts).toBeLessThan(60)
  })

  test('brand, scheme and direction are plain links that work without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/style-guide/buttons')
    await page.getByRole('link', { name: 'strivona' }).click()
    await page.getByRole('link', { name: 'dark' }).click()
    await page.getByRole('link', { name: 'rtl' }).click()
    await expect(page.locator('.guide-stage').first()).toHaveAttribute('data-brand', 'strivona')
    await expect(page.locator('.guide-stage').first()).toHaveAttribute('data-scheme', 'dark')
    await expect(page.locator('.guide-stage').first()).toHaveAttribute('dir', 'rtl')
    await context.close()
  })

  test('stories are interactive: a dialog opens by its button and covers nothing before', async ({ page }) => {
    await page.goto('/style-guide/components')
    await waitForHydration(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('#dialog-default').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('stories are styled as in the package: dark sections of a light page are dark, headings have their sizes', async ({
    page,
  }) => {
    await page.goto('/style-guide?scheme=light')
    const ground = await page
      .getByRole('region', { name: 'inverse' })
      .evaluate((section) => getComputedStyle(section).backgroundColor)
    const [red = 255, green = 255, blue = 255] = (ground.match(/\d+/g) ?? []).map(Number)
    expect(Math.max(red, green, blue), ground).toBeLessThan(64)

    await page.goto('/style-guide/typography')
    const sizes = await page
      .locator('#heading-scale h2')
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize))
    expect(new Set(sizes).size).toBe(5)
  })
})
