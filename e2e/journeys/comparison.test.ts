import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { sample } from '../system/checkSize.ts'
import {
  addButton,
  benchtopList,
  openBasket,
  openReady,
  readBasket,
  sideButton,
  storeBasket,
} from '../system/comparison.ts'
import { findHtmlProblems } from '../system/htmlRules.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { expect, test } from '../system/test.ts'

const shared = '/en/comparison/benchtop-cut-strip?product=cs-240:cs-240-6&product=cs-120&product=cs-320'

test.describe('a comparison', () => {
  test('follows from its address in any browser, and can be saved to the basket (CMP-02, CMP-09, CMP-12)', async ({
    page,
  }) => {
    await openReady(page, shared)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(row(page, 'Wire cross-section [mm²]')).toHaveText(['0.03…6', '0.03…4', '0.5…35'])
    await expect(row(page, 'Stripping layers')).toHaveText(['3', 'Not applicable', '4'])
    const names = await page.getByRole('rowheader').allTextContents()
    expect(new Set(names).size).toBe(names.length)
    await page.getByRole('button', { name: 'Keep in my comparison' }).click()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 3 products')
    await expect(page.getByRole('button', { name: 'Keep in my comparison' })).toHaveCount(0)
    await page.reload()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 3 products')
  })

  test('hides identical rows, changes variants and systems, adds and removes; each step is an address and Back undoes it (CMP-05, CMP-10, CMP-11)', async ({
    page,
  }) => {
    await storeBasket(page, { 'benchtop-cut-strip': ['cs-240', 'cs-120'] })
    await openReady(page, '/en/comparison/benchtop-cut-strip?product=cs-240&product=cs-120')
    const rows = page.getByRole('rowheader')
    const all = await rows.count()
    const hide = page.getByRole('switch', { name: 'Hide identical values' })
    await hide.check()
    await expect(page).toHaveURL(/identical=hidden/)
    await expect.poll(() => rows.count()).toBeLessThan(all)
    await expect(hide).toBeChecked()

    await page.getByRole('combobox', { name: 'Variant of CS 240' }).selectOption('CS 240 Fine · 6 mm²')
    await expect(row(page, 'Wire cross-section [mm²]').first()).toHaveText('0.03…6')
    await expect.poll(async () => (await readBasket(page))['benchtop-cut-strip']?.[0]?.variantId).toBe('cs-240-6')
    await page.goBack()
    await expect(row(page, 'Wire cross-section [mm²]').first()).toHaveText('0.08…10')
    await page.goForward()

    await page.getByRole('button', { name: 'Imperial' }).click()
    await expect(rows.filter({ hasText: '[mm²]' })).toHaveCount(0)
    await expect(
      rows
        .filter({ hasText: '[AWG]' })
        .or(rows.filter({ hasText: '[lb]' }))
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Metric' }).click()

    await page.getByRole('combobox', { name: 'Further product' }).selectOption('CS 320')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 3 products')
    for (const name of ['CS 240', 'CS 120']) {
      await page.getByRole('button', { name: `Remove ${name} from the comparison` }).click()
      await expect(page.getByRole('columnheader', { name })).toHaveCount(0)
    }
    // A single product has no identical rows: the switch is gone and all rows are shown.
    await expect(hide).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove CS 320 from the comparison' }).click()
    await expect(page.getByText('No products chosen yet')).toBeVisible()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, no products')
  })

  test('shows as many products as are chosen, and only those of its category (CMP-08, CMP-15)', async ({ page }) => {
    const twelve = Array.from({ length: 12 }, (_, index) => `product=${['cs-120', 'cs-240', 'cs-320'][index % 3]}`)
    await openReady(page, `/en/comparison/benchtop-cut-strip?${twelve.join('&')}&product=crimpline-4&product=nope`)
    await expect(page.getByRole('columnheader')).toHaveCount(12)
    await expect(page.getByText('No longer in the catalogue: nope')).toBeVisible()
    await expect(page.getByText(/^Of another category and left out: /)).toBeVisible()
  })

  test('exports CSV in the language of the page (RFC 4180)', async ({ page }) => {
    await openReady(page, shared.replace('/en/', '/de-ch/'))
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Tabelle herunterladen (CSV)' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe('vergleich-benchtop-cut-strip.csv')
    const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFGruppe,Merkmal,Einheit,CS 240 (CS 240 Fine · 6 mm²),CS 120,CS 320')
    // Without the empty corner: a header line, three values in each row, and the last line break.
    expect(lines).toHaveLength(((await page.getByRole('cell').count()) - 1) / 3 + 2)
    expect(lines.some((line) => line.endsWith(',3,Nicht zutreffend,4'))).toBe(true)
  })

  test('works by keyboard alone, from the list to the table (CMP-13)', async ({ page }) => {
    await openReady(page, benchtopList)
    for (const name of ['CS 120', 'CS 240']) {
      await addButton(page, name).focus()
      await page.keyboard.press('Enter')
    }
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 2 products')
    await sideButton(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Comparison' })
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sideButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    const link = panel.getByRole('link', { name: 'Compare 2 products' })
    for (let presses = 0; presses < 12 && !(await isFocused(link)); presses += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benchtop machines')
    const hide = page.getByRole('switch', { name: 'Hide identical values' })
    await hide.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/identical=hidden/)
    await expect(hide).toBeFocused()
    // Enter must not press the first button of the form, which takes a product away.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.getByRole('region', { name: /^Technical data of/ }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'CS 120' })).toBeFocused()
  })

  test('passes axe in light and dark, keeps its headers visible and fits every width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of sample([375, 320, 1440, 768], 2)) {
      await page.setViewportSize({ width, height: 800 })
      await openReady(page, shared)
      const table = page.getByRole('region', { name: /^Technical data of/ })
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth), `${width}`).toBe(0)
      await table.getByRole('rowheader').last().scrollIntoViewIfNeeded()
      if (width < 768) {
        // Three products are lines that begin with their names.
        const value = row(page, 'Wire cross-section [mm²]').last()
        expect(await value.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('CS 320')
      } else {
        // The table scrolls with the page; its head stays at the upper edge of the window.
        const top = (await table.boundingBox())?.y ?? 0
        const head = await page.getByRole('columnheader').first().boundingBox()
        expect(Math.round((head?.y ?? 0) - Math.max(top, 0)), `${width}`).toBe(0)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      if (width === 375 || width === 1440) expect(await listViolationsOfSchemes(page)).toEqual([])
    }
    await openBasket(page)
    expect(await listViolationsOfSchemes(page)).toEqual([])
  })

  test('prints every row and no controls', async ({ page }) => {
    await openReady(page, shared)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: /Print|Copy link|Add|Remove/ })).toHaveCount(0)
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(page.getByText('CS 240 Fine · 6 mm²').last()).toBeVisible()
    const region = page.getByRole('region', { name: /^Technical data of/ })
    expect(await region.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  })

  test('is valid HTML with noindex, and unknown categories are not found', async ({ request }) => {
    const html = await (await request.get(shared)).text()
    expect(await findHtmlProblems(html)).toEqual([])
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    for (const path of ['/en/comparison/nope', '/en/comparison/benchtop-cut-strip/more', '/en/comparison/start-up'])
      expect((await request.get(path)).status(), path).toBe(404)
    expect((await request.get('/en/comparison/benchtop-cut-strip?product=%00&product=<b>&product=,')).status()).toBe(
      200,
    )
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product opens its comparison; more are added, changed and removed by forms', async ({ page }) => {
    await page.goto(`${benchtopList}/cs-240`)
    await addButton(page, 'CS 240').click()
    await expect(page).toHaveURL(/\/en\/comparison\/benchtop-cut-strip\?product=cs-240$/)
    await page.getByLabel('Further product').selectOption('CS 120')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await page.getByLabel('Variant of CS 240').selectOption('CS 240 Fine · 6 mm²')
    await page.getByRole('switch', { name: 'Hide identical values' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(row(page, 'Wire cross-section [mm²]').first()).toHaveText('0.03…6')
    await expect(page.getByRole('switch', { name: 'Hide identical values' })).toBeChecked()
    await page.getByRole('button', { name: 'Imperial' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('rowheader').filter({ hasText: '[mm²]' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove CS 120 from the comparison' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveText('CS 240')
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download table (CSV)' }).click()
    expect((await waiting).suggestedFilename()).toBe('comparison-benchtop-cut-strip.csv')
  })
})

/** The values of a row, product by product. */
function row(page: Page, name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })
    .getByRole('cell')
}

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}
