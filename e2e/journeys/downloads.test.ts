import { findHtmlProblems } from '../system/htmlRules.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { expect, test } from '../system/test.ts'

test.describe('the downloads page', () => {
  test('lists files with picture, kind, size and language, and each can be downloaded (PAGE-21, ROUTE-43, IMG-08)', async ({
    page,
    request,
  }) => {
    await page.goto('/de')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click()
    await expect(page).toHaveURL(/\/de\/downloads$/)
    const report = page.getByRole('main').getByRole('link', { name: /Geschäfts\u00ad?bericht/ })
    await expect(report).toContainText(/PDF\s*\d+(?:[.,]\d)?\skB\s*Deutsch/)
    await expect(report).toHaveAttribute('href', '/file/annual-report?l=de')
    await expect(report).toHaveAttribute('hreflang', 'de')
    await report.scrollIntoViewIfNeeded()
    await expect
      .poll(() => report.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/images/document-thumbnail/')
    const links = page.getByRole('main').locator('a[href^="/file/"]')
    await expect(links).toHaveCount(5)
    for (const link of await links.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.headers()['content-disposition']).toMatch(/^inline;/)
    }
    await page.goto('/en/downloads')
    await expect(page.getByRole('link', { name: /Annual report.*English/ })).toHaveAttribute(
      'href',
      '/file/annual-report',
    )
  })

  test('is readable without script, at 320 px, in light and dark', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/de/downloads')
    expect(await listViolationsOfSchemes(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    const html = await (await request.get('/de/downloads')).text()
    expect(html).toContain('Kudex Maschinen im Überblick')
    expect(await findHtmlProblems(html)).toEqual([])
  })
})

test('each fixed address of the demo has a page or asks for sign-in', async ({ request }) => {
  const open = ['search', 'investors', 'contacts', 'support', 'whitepaper', 'downloads', 'upload']
  const closed = [
    'protected-password',
    'protected-role',
    'productronica/internal',
    'expo-2024/7f3c9a',
    'brand-portal/logos',
    'brand-portal/images',
    'brand-portal/templates',
  ]
  for (const [paths, status] of [
    [open, 200],
    [closed, 401],
  ] as const)
    for (const path of paths) expect([path, (await request.get(`/en/${path}`)).status()]).toEqual([path, status])
})
