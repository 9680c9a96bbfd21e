import { expect, test } from '../system/test.ts'

const product = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240'

test.describe('the menu by keyboard', () => {
  test('a menu opens with Enter, Escape closes it and returns the focus (NAV-09)', async ({ page }) => {
    await page.goto('/en', { waitUntil: 'networkidle' })
    const entry = page.getByRole('banner').locator('summary').first()
    await entry.focus()
    await page.keyboard.press('Enter')
    const link = page.getByRole('banner').getByRole('link', { name: 'Crimping machines' }).first()
    await expect(link).toBeVisible()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(entry).toBeFocused()
  })

  test('at 375 px the menu goes down one level and back, with the focus, and closes (NAV-09)', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/en', { waitUntil: 'networkidle' })
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    const entries = page.getByRole('navigation', { name: 'Main navigation' }).locator('summary')
    await entries.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Crimping machines' }).first()).toBeVisible()
    await expect(entries.nth(1)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(entries.nth(1)).toBeVisible()
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('the menu by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('opens with one tap, switches with the next one, and closes with a tap outside (NAV-09)', async ({ page }) => {
    await page.goto('/en', { waitUntil: 'networkidle' })
    const menu = page.getByRole('navigation', { name: 'Main navigation' })
    const link = menu.getByRole('link', { name: 'Crimping machines' }).first()
    await menu.getByText('Products').first().tap()
    await expect(link).toBeVisible()
    await menu.getByText('Services').first().tap()
    await expect(menu.getByRole('link', { name: 'Training and consulting' })).toBeVisible()
    await expect(link).toBeHidden()
    await page.touchscreen.tap(512, 740)
    await expect(menu.getByRole('link', { name: 'Training and consulting' })).toBeHidden()
    await menu.getByText('Products').first().tap()
    await link.tap()
    await expect(page).toHaveURL(/\/products\/crimping\/crimping-machines$/)
    await expect(link).toBeHidden()
  })
})

test.describe('the sections of a page', () => {
  test('are listed on a product page, scrolled to, and marked while visible (NAV-15)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(product, { waitUntil: 'networkidle' })
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Technical data' })
    await link.click()
    await expect(page).toHaveURL(/#technical-data$/)
    await expect(page.getByRole('heading', { name: 'Technical data' })).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
  })

  test('stay visible in a bar on content pages that have one, and work without script (NAV-15)', async ({
    page,
    browser,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/de/investors', { waitUntil: 'networkidle' })
    const line = page.getByRole('navigation', { name: 'Auf dieser Seite' })
    await expect(line).toHaveCount(1)
    const link = line.getByRole('link', { name: 'Finanzkalender' })
    await link.click()
    await expect(page.getByRole('heading', { name: 'Finanzkalender' })).toBeInViewport()
    await expect(link).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'location')
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    const plain = await context.newPage()
    await plain.goto(new URL('/de/investors', page.url()).href)
    await plain.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Aktiendaten' }).click()
    await expect(plain.getByRole('heading', { name: 'Aktiendaten' })).toBeInViewport()
    await context.close()
  })

  test('have breadcrumbs: home first, the parent on small screens, and no link to the page itself (NAV-17…19)', async ({
    page,
  }) => {
    await page.goto(product)
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
    await expect(trail.locator('[aria-current]')).toHaveText('CS 240')
    await expect(trail.getByRole('link', { name: 'CS 240' })).toHaveCount(0)
    await page.setViewportSize({ width: 375, height: 740 })
    await expect(trail.getByRole('link')).toHaveCount(1)
    await expect(trail.getByRole('link')).toHaveAttribute('href', /benchtop-cut-strip$/)
  })
})

test('the language banner names the language and leads to the same page in German and English (LOCALE-18, LOCALE-19)', async ({
  page,
}) => {
  await page.goto('/fr-ch/solutions/high-voltage')
  const banner = page.getByRole('region', { name: 'Langue de cette page' })
  await expect(banner).toContainText('français')
  await expect(banner.getByRole('link', { name: 'English' })).toBeVisible()
  await banner.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de-ch\/solutions\/high-voltage$/)
})

test('a printed page has no navigation, no buttons and all of its text', async ({ page }) => {
  await page.goto(product)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Quick access' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Technical data' })).toBeVisible()
  for (const path of [
    product,
    '/en/products/crimping/crimping-machines',
    '/en/stories',
    '/en/stories/a-crimp-has-a-curve',
    '/en/contacts',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button'), path).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('combobox'), path).toHaveCount(0)
  }
  await expect(page.getByText('Drahtweg 4')).toBeVisible()
  await expect(page.getByRole('link', { name: /vCard/ })).toHaveCount(0)
})

for (const width of [320, 375, 768, 1024, 1440])
  test(`the side buttons cover no text in a window of ${width} px (SITE-13)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/media-releases')
    const buttons = page.getByRole('complementary', { name: 'Quick access' })
    const bar = await buttons.boundingBox()
    const lines = await page.getByRole('contentinfo').locator('li').last().boundingBox()
    if (!bar || !lines) throw new Error('The bar and the footer have no place on the page')
    if (width >= 1024) {
      // Beside the content, in the margin.
      const place = await page.getByRole('main').getByRole('article').first().boundingBox()
      expect(bar.x).toBeGreaterThanOrEqual((place?.x ?? width) + (place?.width ?? 0) - 1)
      return
    }
    // Below the content: the end of the page leaves space for the bar.
    expect(bar.y + bar.height).toBeLessThanOrEqual(800 + 1)
    await page.keyboard.press('End')
    await expect
      .poll(async () => {
        const end = await page.getByRole('contentinfo').boundingBox()
        const at = await buttons.boundingBox()
        return Math.round((end?.y ?? 0) + (end?.height ?? 0) - (at?.y ?? 0))
      })
      .toBeLessThanOrEqual(0)
  })
