import { origin } from '../system/addresses.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

test.describe('an investor', () => {
  test('finds share data, dividend policy and financial calendar (INV-01, INV-02, INV-03, INV-04)', async ({
    page,
  }) => {
    await page.goto('/en/investors')
    const main = page.getByRole('main')
    await expect(main).toContainText('5,133,333 registered shares as at 30 August 2022')
    await expect(main).toContainText('distribution of 1.50 and 0.80 francs from capital contribution reserves')
    const dates = main.getByRole('region', { name: 'Financial calendar' }).getByRole('listitem')
    await expect(dates).toHaveText([
      /14 March 2023.*Annual media and analyst conference/s,
      /12 April 2023.*Annual General Meeting/s,
      /17 August 2023.*Half-year results/s,
    ])
  })

  test('sees the dividends as a bar chart and as a table (INV-04)', async ({ page }) => {
    await page.goto('/en/investors')
    const table = page.getByRole('table', { name: 'Distributions in comparison' })
    await expect(table.getByRole('cell')).toHaveText(['1.50', '0.80'])
    const bars = await table
      .locator('rect:last-child')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
    expect((bars[1] ?? 0) / (bars[0] ?? 1)).toBeCloseTo(0.8 / 1.5, 2)
  })

  test('finds the same facts in German formats (INV-06)', async ({ page }) => {
    await page.goto('/de/investors')
    const main = page.getByRole('main')
    await expect(main).toContainText(/5[.’]133[.’]333 Namenaktien, Stand 30\. August 2022/)
    for (const words of ['14. März 2023', '12. April 2023', '17. August 2023']) await expect(main).toContainText(words)
  })

  test('downloads one date or all dates for a calendar (INV-03)', async ({ page, request }) => {
    await page.goto('/en/investors')
    for (const [name, events] of [
      ['Add to calendar: Annual General Meeting', 1],
      ['All dates as a calendar', 3],
    ] as const) {
      const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
      const answer = await request.get(href ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect((await answer.text()).split('BEGIN:VEVENT')).toHaveLength(events + 1)
    }
  })

  test('downloads the annual report in both languages (INV-05)', async ({ page, request }) => {
    await page.goto('/en/investors')
    const files: string[] = []
    await page.getByText('Further editions').click()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('link', { name: 'Annual report (German)' })).toBeVisible()
    for (const name of ['Annual report (English)', 'Annual report (German)']) {
      const href = await page.getByRole('link', { name }).getAttribute('href')
      const answer = await request.get(href ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
      files.push((await answer.body()).toString('base64'))
    }
    expect(files[0]).not.toBe(files[1])
  })

  test('reads it without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/en/investors`)
    await expect(page.getByRole('main')).toContainText('5,133,333 registered shares as at 30 August 2022')
    await expect(page.getByRole('table', { name: 'Distributions in comparison' })).toBeVisible()
    await context.close()
  })

  test('reads the page in light and dark at 320 px', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/en/investors')
    // At the end of the page the button bar covers nothing.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await listViolationsOfSchemes(page)).toEqual([])
    expect(await findHtmlProblems(await (await request.get('/en/investors')).text())).toEqual([])
  })
})
