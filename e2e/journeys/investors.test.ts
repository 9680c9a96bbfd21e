import AxeBuilder from '@axe-core/playwright'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { expect, test } from '../system/watched.ts'

test.describe('an investor', () => {
  test('finds share data, dividend policy and financial calendar (INV-01, INV-02, INV-03, INV-04)', async ({
    page,
  }) => {
    await page.goto('/en/investors')
    const main = page.getByRole('main')
    await expect(main).toContainText('5,133,333')
    for (const words of [
      'registered shares as at 30 August 2022',
      'distribution of 1.50 and 0.80 francs from capital contribution reserves',
      '14 March 2023: annual media and analyst conference',
      '12 April 2023: Annual General Meeting',
      '17 August 2023: half-year results',
    ])
      await expect(main.getByText(words)).toBeVisible()
  })

  test('finds the same facts in German form (INV-06)', async ({ page }) => {
    await page.goto('/de/investors')
    const main = page.getByRole('main')
    await expect(main).toContainText('5’133’333')
    for (const words of ['Namenaktien, Stand 30. August 2022', '14. März 2023:', '12. April 2023:', '17. August 2023:'])
      await expect(main.getByText(words)).toBeVisible()
  })

  test('downloads the annual report in both languages (INV-05)', async ({ page, request }) => {
    await page.goto('/en/investors')
    const files: string[] = []
    for (const name of ['Annual report (English)', 'Annual report (German)']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      const answer = await request.get(href ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
      files.push((await answer.body()).toString('base64'))
    }
    expect(files[0]).not.toBe(files[1])
  })

  test('reads the page in light and dark at 320 px', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/en/investors')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    expect(await findHtmlProblems(await (await request.get('/en/investors')).text())).toEqual([])
  })
})
