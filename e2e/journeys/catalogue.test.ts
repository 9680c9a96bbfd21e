import type { Page } from '@playwright/test'
import { follow, open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { readContent, writeContent } from '../system/writeContent.ts'

const list = '/en/products/cutting-stripping'
const supply = '1 × 100…240 V, 50…60 Hz'

test.describe('an engineer looking for a machine', () => {
  test('chooses a value and gets as many results as its count, at an address to share (CAT-10)', async ({
    page,
    context,
  }) => {
    await open(page, list)
    const all = await readTotal(page)
    await openGroup(page, 'Power supply')
    const choice = page.getByRole('checkbox', { name: supply })
    const expected = await readCount(page, supply)
    expect(expected).toBeGreaterThan(0)
    expect(expected).toBeLessThan(all)
    await choice.check()
    await expect(page).toHaveURL(/f\.power-supply=1-100-240-v-50-60-hz$/)
    await expect(page.getByRole('status').filter({ hasText: 'products' })).toHaveText(`${expected} products`)
    await expect(choice).toBeChecked()

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('checkbox', { name: supply })).toBeChecked()
    expect(await readTotal(other)).toBe(expected)
    expect(await other.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      /\/en\/products\/cutting-stripping$/,
    )
  })

  test('sets a range with Enter and removes it by its chip (CAT-10)', async ({ page }) => {
    await open(page, list)
    const all = await readTotal(page)
    await openGroup(page, 'Weight')
    const weight = page.getByRole('group', { name: 'Weight' })
    await weight.getByRole('textbox', { name: 'To' }).fill('30')
    await weight.getByRole('textbox', { name: 'To' }).press('Enter')
    await expect(page).toHaveURL(/\?f\.weight-kg\.max=30$/)
    await expect.poll(() => readTotal(page)).toBeLessThan(all)
    await page.getByRole('link', { name: /Remove filter Weight: ≤ 30\skg/ }).click()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
    await expect.poll(() => readTotal(page)).toBe(all)
    await expect(weight.getByRole('textbox', { name: 'To' })).toHaveValue('')
  })

  test('goes back through the states of the list and its fields (ROUTE-54)', async ({ page }) => {
    await open(page, list)
    const all = await readTotal(page)
    await openGroup(page, 'Power supply')
    await page.getByRole('checkbox', { name: supply }).check()
    await expect(page).toHaveURL(/power-supply/)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name-desc')
    await expect(page).toHaveURL(/sort=name-desc/)
    const names = await page.locator('#list').getByRole('heading', { level: 3 }).allTextContents()
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare).toReversed())
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('catalogue')
    await expect(page.getByRole('checkbox', { name: supply })).toBeChecked()
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: supply })).not.toBeChecked()
    await expect.poll(() => readTotal(page)).toBe(all)
  })

  test('keeps the scroll position and the focus on the choice', async ({ page }) => {
    await open(page, list)
    await openGroup(page, 'Power supply')
    const choice = page.getByRole('checkbox', { name: supply })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await choice.focus()
    await expect(choice).toBeInViewport()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/power-supply/)
    await expect(choice).toBeFocused()
    const readShift = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)
    expect(await readShift()).toBeLessThan(5)
    // Going back to the list leads there too (PAGE-34).
    await expect.poll(() => page.evaluate(readSavedTop)).toBeCloseTo(before, -1)
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.goBack()
    await expect.poll(readShift).toBeLessThan(5)
  })

  test('does not scroll the next page if a choice is still loading when that is opened', async ({ page }) => {
    await open(page, list)
    await openGroup(page, 'Power supply')
    const choice = page.getByRole('checkbox', { name: supply })
    await choice.focus()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/power-supply/, async (route) => {
      await held
      await route.continue()
    })
    const answered = page.waitForResponse(/power-supply/)
    await page.keyboard.press('Space')
    await follow(page, '/en/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    release()
    await answered
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and every page and chip a link (CAT-10)', async ({ page }) => {
    await page.goto(list)
    const all = await readTotal(page)
    await openGroup(page, 'Power supply')
    await page.getByRole('checkbox', { name: supply }).check()
    await openGroup(page, 'Weight')
    await page.getByRole('group', { name: 'Weight' }).getByRole('textbox', { name: 'To' }).fill('100')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/#list$/)
    expect(await readTotal(page)).toBeLessThan(all)
    await expect(page.getByRole('checkbox', { name: supply })).toBeChecked()
    await page.getByRole('link', { name: 'Reset filters' }).click()
    expect(await readTotal(page)).toBe(all)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the filters open on request and nothing is wider than the screen', async ({ page }) => {
    await open(page, list)
    await expect(page.getByRole('checkbox', { name: supply })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await openGroup(page, 'Power supply')
    await page.getByRole('checkbox', { name: supply }).check()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('the list', () => {
  test('passes axe in light and dark', async ({ page }) => {
    await page.goto(`${list}?f.power-supply=1-100-240-v-50-60-hz&f.weight-kg.max=100`)
    expect(await listViolationsOfSchemes(page)).toEqual([])
  })

  test('ignores unknown filters, and a page number beyond the end is not found', async ({ request }) => {
    const plain = await request.get(list)
    const total = (text: string) => /(\d+) products/.exec(text)?.[1]
    for (const query of [
      'page=-1',
      'page=NaN',
      'page=1000000000',
      'sort=nope',
      'f.nope=x',
      'f.weight-kg.min=abc',
      'f.%00=1',
    ]) {
      const answer = await request.get(`${list}?${query}`)
      expect([query, answer.status(), total(await answer.text())]).toEqual([query, 200, total(await plain.text())])
    }
    expect((await request.get(`${list}?page=900`)).status()).toBe(404)
  })
})

/** Opens a group of filters; only the first ones are open. */
async function openGroup(page: Page, title: string): Promise<void> {
  await page.getByRole('search', { name: 'Filter the list' }).getByText(title, { exact: true }).click()
}

/** Runs in the page: pixels from the top that the router has saved for this entry of the history. */
function readSavedTop(): number {
  const { vike } = history.state as { readonly vike?: { readonly scrollPosition?: { readonly y: number } } }
  return vike?.scrollPosition?.y ?? 0
}

async function readTotal(page: Page): Promise<number> {
  return Number.parseInt(await page.getByRole('status').filter({ hasText: 'product' }).innerText(), 10)
}

/** The count beside a value. */
async function readCount(page: Page, value: string): Promise<number> {
  const label = await page.locator('label', { hasText: value }).innerText()
  return Number.parseInt(label.replace(value, ''), 10)
}

test('a product without technical data says so (CAT-24)', async ({ page }) => {
  await page.goto('/en/products/lineview')
  await expect(page.getByRole('heading', { name: 'LineView', level: 1 })).toBeVisible()
  const section = page.getByRole('region', { name: 'Technical data' })
  await expect(section.getByText('No specifications are available.', { exact: true })).toBeVisible()
})

test.describe('stories about a product', () => {
  const machines = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip'

  test('are on its page, below everything that belongs to it, and lead to the story (CAT-26)', async ({ page }) => {
    await open(page, `${machines}/cs-240`)
    const section = page.getByRole('region', { name: 'Related stories' })
    await section.getByRole('link', { name: 'The last ten millimetres' }).click()
    await expect(page).toHaveURL(/\/en\/stories\/the-last-ten-millimetres$/)
    await page.goto(`${machines}/cs-120`)
    await expect(page.getByRole('heading', { name: 'CS 120', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Related stories' })).toHaveCount(0)
  })

  test('appear as soon as an editor names the product in a story (CAT-26)', async ({ page }) => {
    const product = `${machines}/cs-120`
    await page.goto(product)
    await expect(page.getByRole('heading', { name: 'Related stories' })).toHaveCount(0)
    const story = 'stories/story-a-roof-full-of-light'
    const value = await readContent(story)
    try {
      await writeContent('PUT', story, { ...value, productSlugs: ['cs-120'] })
      await expect(async () => {
        await page.goto(product)
        await expect(page.getByRole('link', { name: 'A roof full of light' })).toBeVisible({ timeout: 1000 })
      }).toPass()
    } finally {
      await writeContent('PUT', story, value)
    }
  })
})

test.describe('documents', () => {
  const product = '/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240'

  test('are listed on the product page with their real type, size and language (CAT-05, CAT-15)', async ({
    page,
    request,
  }) => {
    await page.goto(product)
    const manual = page.locator('#downloads').getByRole('link', { name: /CS 240 – Operating manual.*English/s })
    await expect(manual).toContainText(/PDF.*kB/s)
    // The data sheet is made from the catalogue when it is asked for, in the language of the page.
    const link = page.locator('#downloads').getByRole('link', { name: /CS 240 – Datasheet/ })
    await expect(link).toContainText(/PDF.*English/s)
    const href = (await link.getAttribute('href')) ?? ''
    const file = await request.get(href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.headers()['content-disposition']).toMatch(/^inline; filename="CS 240/)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const part = await request.get(href, { headers: { range: 'bytes=0-4' } })
    expect([part.status(), await part.text()]).toEqual([206, '%PDF-'])
    const again = await request.get(href, { headers: { 'if-none-match': file.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  })

  test('are downloaded on request, in the requested language (ROUTE-42…45)', async ({ page, request }) => {
    const [english, german] = await Promise.all([
      request.get('/file/annual-report'),
      request.get('/file/annual-report?l=de'),
    ])
    expect((await english.body()).equals(await german.body())).toBe(false)
    expect((await request.get('/file/nope')).status()).toBe(404)
    await page.goto(product)
    const download = page.waitForEvent('download')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/file/annual-report?dl=true&l=de' })
      // Marked as our pages mark it: not for the router.
      link.dataset['vike'] = 'false'
      document.body.append(link)
      link.click()
    })
    expect((await download).suggestedFilename()).toBe('Kudex Geschäftsbericht.pdf')
  })
})
