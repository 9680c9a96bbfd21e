import {
  addButton,
  basketKey,
  benchtopList,
  openBasket,
  openReady,
  readBasket,
  sideButton,
  storeBasket,
} from '../system/comparison.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

test.describe('the comparison basket', () => {
  test('adds products from lists and pages, counts them on every public page and survives a reload (CMP-01, CMP-03, CMP-07, CMP-08, CMP-13, CAT-27)', async ({
    page,
  }) => {
    await openReady(page, benchtopList)
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, no products')
    await addButton(page, 'CS 120').click()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 1 product')
    await expect(page.getByRole('button', { name: 'Remove from comparison: CS 120' })).toBeVisible()
    await openReady(page, `${benchtopList}/cs-240`)
    await addButton(page, 'CS 240').click()
    await openReady(page, '/en/products/crimping/crimping-machines/crimp-lines/crimpline-4')
    await page.getByRole('button', { name: /^Add to comparison: Crimp/ }).click()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 3 products')

    const stored = await readBasket(page)
    expect(Object.keys(stored)).toEqual(['benchtop-cut-strip', 'crimp-lines'])
    expect(stored['benchtop-cut-strip']).toMatchObject([{ slug: 'cs-120' }, { slug: 'cs-240' }])
    expect(new Set(Object.values(stored).flatMap((items) => items.map(({ key }) => key))).size).toBe(3)

    for (const path of ['/en', '/de-ch/about', '/en/solutions/high-voltage']) {
      await openReady(page, path)
      await expect(sideButton(page), path).toHaveAccessibleName(/^(Comparison|Vergleich), 3 /)
    }
    await page.reload()
    const panel = await openBasket(page)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Benchtop machines', 'Fully automatic lines'])
    await panel.getByRole('link', { name: 'Compare 2 products' }).click()
    await expect(page).toHaveURL(/\/en\/comparison\/benchtop-cut-strip\?product=cs-120&product=cs-240$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benchtop machines')
  })

  test('removes one instance, all of a product and a category (CMP-02, CMP-04, CMP-05, CMP-06)', async ({ page }) => {
    await storeBasket(page, { 'benchtop-cut-strip': ['cs-240', 'cs-240', 'cs-120'], 'crimp-lines': ['crimpline-4'] })
    await openReady(page, benchtopList)
    const panel = await openBasket(page)
    const variants = panel.getByRole('combobox', { name: 'Variant' })
    await expect(variants.first()).toHaveValue('')
    await variants.first().selectOption('cs-240-6')
    await expect
      .poll(async () => (await readBasket(page))['benchtop-cut-strip'])
      .toMatchObject([
        { slug: 'cs-240', variantId: 'cs-240-6' },
        { slug: 'cs-240', variantId: null },
        { slug: 'cs-120', variantId: null },
      ])
    await panel.getByRole('button', { name: 'Remove CS 240 from the comparison' }).last().click()
    await expect.poll(async () => (await readBasket(page))['benchtop-cut-strip']).toHaveLength(2)
    await panel.getByRole('button', { name: 'Remove all' }).last().click()
    await expect.poll(async () => Object.keys(await readBasket(page))).toEqual(['benchtop-cut-strip'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove from comparison: CS 240' }).click()
    await page.getByRole('button', { name: 'Remove from comparison: CS 120' }).click()
    await expect.poll(() => readBasket(page)).toEqual({})
    const empty = await openBasket(page)
    await expect(empty.getByText('No products chosen yet')).toBeVisible()
  })

  test('is the same in all tabs (CMP-07)', async ({ page, context }) => {
    await openReady(page, benchtopList)
    const other = await context.newPage()
    await openReady(other, benchtopList)
    await addButton(page, 'CS 120').click()
    await expect(sideButton(other)).toHaveAccessibleName('Comparison, 1 product')
    await addButton(other, 'CS 320').click()
    await expect(sideButton(page)).toHaveAccessibleName('Comparison, 2 products')
    await page.evaluate(() => localStorage.clear())
    await expect(sideButton(other)).toHaveAccessibleName('Comparison, no products')
  })

  for (const [what, text] of [
    ['no JSON', '{"basket":'],
    ['another form', '{"benchtop-cut-strip":"cs-120"}'],
    ['a list', '[1,2]'],
    ['items that are not whole', '{"version":1,"basket":{"a":[{"slug":1},null,{"key":"k"}],"b":{}}}'],
  ] as const)
    test(`starts empty if the storage contains ${what} (CMP-15)`, async ({ page }) => {
      await page.addInitScript(([key, value]) => sessionStorage.getItem('set') ?? localStorage.setItem(key, value), [
        basketKey,
        text,
      ] as const)
      await openReady(page, benchtopList)
      await page.evaluate(() => sessionStorage.setItem('set', 'yes'))
      await expect(sideButton(page)).toHaveAccessibleName('Comparison, no products')
      await addButton(page, 'CS 120').click()
      await expect.poll(async () => Object.keys(await readBasket(page))).toEqual(['benchtop-cut-strip'])
    })

  test('names products that left the catalogue and removes them (CMP-15)', async ({ page }) => {
    await storeBasket(page, { 'benchtop-cut-strip': ['cs-120', 'cs-1'], old: ['gone'] })
    await openReady(page, '/en')
    const panel = await openBasket(page)
    await expect(panel.getByRole('status')).toHaveText('No longer in the catalogue: cs-1 and gone')
    await expect.poll(async () => Object.keys(await readBasket(page))).toEqual(['benchtop-cut-strip'])
    await expect(panel.getByRole('link', { name: 'Compare 1 product' })).toBeVisible()
  })

  test('offers to try again when its products cannot be fetched', async ({ page, problems }) => {
    problems.ignore(/_payload\.json/)
    problems.ignore(/Failed to load resource/)
    await storeBasket(page, { 'benchtop-cut-strip': ['cs-120'] })
    await page.route(/_payload\.json/, (route) => route.abort())
    await openReady(page, '/en')
    const panel = await openBasket(page)
    await expect(panel.getByRole('alert')).toContainText('The products could not be loaded.')
    await page.unroute(/_payload\.json/)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('link', { name: 'CS 120' })).toBeVisible()
  })

  test('does not show a comparison as empty if its products cannot be fetched (CMP-13)', async ({ page, problems }) => {
    problems.ignore(/_payload\.json/)
    problems.ignore(/Failed to load resource/)
    await storeBasket(page, { 'benchtop-cut-strip': ['cs-120'] })
    await page.route(/_payload\.json/, (route) => route.abort())
    await openReady(page, '/en/comparison')
    await expect(page.getByRole('alert')).toContainText('The products could not be loaded.')
    await expect(page.getByText('No products chosen yet')).toHaveCount(0)
    await page.unroute(/_payload\.json/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Compare 1 product' })).toBeVisible()
  })

  test('is absent on other sites, in the portal and the editor, and leaves its storage alone there (CMP-14)', async ({
    page,
    request,
  }) => {
    await signIn(page, 'carla.customer@acme.example')
    await page.addInitScript((key) => {
      const touched: string[] = []
      Object.assign(window, { touched })
      // oxlint-disable-next-line typescript/unbound-method -- called on its own storage below
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (this: Storage, asked) {
        if (asked === key) touched.push(asked)
        return getItem.call(this, asked)
      }
    }, basketKey)
    for (const path of ['/en/strivona', '/en/mykomax']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('complementary').getByRole('button', { name: /^Comparison/ }), path).toHaveCount(0)
      expect(await page.evaluate(() => (window as unknown as { touched: string[] }).touched), path).toEqual([])
    }
    expect((await request.get('/en/strivona/comparison')).status()).toBe(404)
    await openReady(page, benchtopList)
    // The basket reads its storage once the browser is idle.
    await expect.poll(() => page.evaluate(() => (window as unknown as { touched: string[] }).touched)).not.toEqual([])
  })
})
