import { sample } from '../system/checkSize.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

test.describe('a reader of media releases', () => {
  test('sees all, newest first, and filters by year in the address (MEDIA-02)', async ({ page }) => {
    await page.goto('/en/media-releases')
    const dates = await page
      .getByRole('main')
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
    expect(dates).toEqual(dates.toSorted((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1)))
    await page.getByRole('link', { name: '2024', exact: true }).click()
    await expect(page).toHaveURL(/\?year=2024$/)
    await expect(page.getByRole('heading', { name: 'Releases in 2024' })).toBeVisible()
    await expect(page.getByRole('link', { name: '2024', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'All releases' })).toBeVisible()
  })

  test('finds the mail subscription on every list and every release (STORY-09)', async ({ page }) => {
    for (const path of ['/en/media-releases', '/en/media-releases/ad-hoc']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Subscribe to new media releases' })).toBeVisible()
    }
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('link', { name: 'Back to all media releases' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Subscribe to new media releases' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Media releases' })).toBeVisible()
    await page.goto('/en/stories')
    await page.getByRole('link', { name: 'Subscribe to new stories' }).click()
    await expect(page.getByRole('checkbox', { name: 'Stories' })).toBeVisible()
  })

  test('sees a message if a year has none (MEDIA-05)', async ({ page }) => {
    await page.goto('/en/media-releases?year=1999')
    await expect(page.getByText('No entries found')).toBeVisible()
  })

  test('recognises ad hoc releases and finds all of them in the ad hoc directory (MEDIA-03)', async ({ page }) => {
    await page.goto('/en/media-releases')
    await page.getByRole('main').getByRole('link', { name: 'Ad hoc announcements' }).click()
    await expect(page).toHaveURL(/\/en\/media-releases\/ad-hoc$/)
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page.getByRole('article').getByText('Ad hoc', { exact: true })).toHaveCount(12)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^First half of 2026/)
    await expect(page.getByRole('main').getByText('Ad hoc', { exact: true })).toBeVisible()
  })

  test('reads one: date, title, lead and text; an unknown one is not found (MEDIA-04, ROUTE-35)', async ({
    page,
    request,
  }) => {
    await page.goto('/de/media-releases/half-year-2026')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Erstes Halbjahr 2026: Bestellungen wachsen um acht Prozent',
    )
    await expect(page.getByText('18. August 2026')).toBeVisible()
    await expect(page.getByText('Die Zahlen sind nicht geprüft')).toBeVisible()
    expect((await request.get('/en/media-releases/nope')).status()).toBe(404)
  })
})

for (const path of sample(['/en/media-releases', '/en/media-releases/ad-hoc', '/en/media-releases/half-year-2026'], 2))
  test(`${path} passes axe in light and dark, is valid and fits 320 px`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await listViolationsOfSchemes(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await findHtmlProblems(await (await request.get(path)).text())).toEqual([])
  })
