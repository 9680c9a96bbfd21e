import { strivonaOrigin } from '../system/addresses.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

const latestRead = 'uapp-newsfeed-latest-read'

test.describe('a visitor and the news feed', () => {
  test('sees a mark for new items, reads them, and the mark is gone after a reload (FEED-04, FEED-05, FEED-06)', async ({
    page,
  }) => {
    await page.goto('/en')
    await page.getByRole('button', { name: 'News, unread' }).click()
    const panel = page.getByRole('dialog', { name: 'News' })
    await expect(panel.getByRole('listitem')).toHaveCount(10)
    await expect(panel.getByText('Our stand is built')).toBeVisible()
    await panel.getByRole('button', { name: 'Show more news' }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(20)
    expect(await page.evaluate((key) => localStorage.getItem(key), latestRead)).toBe('news-2026-11-19')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'News', exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'News', exact: true })).toBeVisible()
  })

  test('has read in each tab what was read in one of them (FEED-04, FEED-05)', async ({ page, context }) => {
    await page.goto('/en')
    const other = await context.newPage()
    await other.goto('/en')
    await expect(other.getByRole('button', { name: 'News, unread' })).toBeVisible()
    await page.getByRole('button', { name: 'News, unread' }).click()
    await expect(page.getByRole('dialog', { name: 'News' }).getByRole('listitem')).toHaveCount(10)
    await expect(other.getByRole('button', { name: 'News', exact: true })).toBeVisible()
  })

  test('gets each item marked with its language if it differs from the page’s (LOCALE-18)', async ({ page }) => {
    await page.goto('/fr-ch')
    await page.getByRole('button', { name: /^Actualités/ }).click()
    const panel = page.getByRole('dialog', { name: 'Actualités' })
    await expect(panel.getByRole('heading', { name: 'Unser Stand steht' })).toHaveAttribute('lang', 'de')
    await expect(panel.getByRole('link', { name: 'Geschichte lesen' }).first()).toHaveAttribute('lang', 'de')
  })

  test('loads ten items, and more only on request (FEED-03)', async ({ page }) => {
    const asked: string[] = []
    page.on(
      'request',
      (request) => request.url().includes('/api/news-feed') && asked.push(new URL(request.url()).pathname),
    )
    await page.goto('/de')
    await expect(page.getByRole('button', { name: /Neuigkeiten/ })).toBeVisible()
    expect(asked).toEqual(['/api/news-feed/kudex/de'])
  })

  test('finds it on the public main site only: no button and no request elsewhere (FEED-07)', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/news-feed') && asked.push(request.url()))
    for (const address of [`${strivonaOrigin}/en`, '/en/veritesta']) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(page.getByRole('button', { name: /^News/ })).toHaveCount(0)
    }
    expect(asked).toEqual([])
  })

  test('opens it by an editor’s action link, and it closes on the next page (ROUTE-25)', async ({ page }) => {
    await page.goto('/en/fair-screen')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'News from the stand' }).click()
    const panel = page.getByRole('dialog', { name: 'News' })
    await expect(panel.getByRole('listitem')).toHaveCount(10)
    await panel.getByRole('link').first().click()
    await expect(page).not.toHaveURL(/fair-screen/)
    await expect(panel).toHaveCount(0)
  })

  test('passes axe in light and dark, and fits 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/en')
    await page.getByRole('button', { name: /^News/ }).click()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    expect(await listViolationsOfSchemes(page, '[role=dialog]')).toEqual([])
  })
})
