import { listViolationsOfSchemes } from '../system/listViolations.ts'
import { open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const finder = '/en/products/finder'

test.describe('the product finder', () => {
  test('names the machines that fit, with the reason, at an address to share', async ({ page, browser }) => {
    await open(page, finder)
    await page.getByLabel('Operation').selectOption({ label: 'Crimping machines' })
    await page.getByLabel('Wire cross-section (mm²)').fill('2,5')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]operation=crimping-machines.*mm2=2/)
    await expect(page.getByRole('heading', { name: /machines fit$/ })).toBeVisible()
    const machine = page.getByRole('main').getByRole('link', { name: 'CP 40' })
    await expect(machine).toBeVisible()
    await expect(page.getByText(/2\.5\smm² is within/).first()).toBeVisible()
    expect(await listViolationsOfSchemes(page)).toEqual([])

    const other = await browser.newContext({ javaScriptEnabled: false })
    const reader = await other.newPage()
    await reader.goto(page.url())
    await expect(reader.getByRole('main').getByRole('link', { name: 'CP 40' })).toBeVisible()
    await other.close()
  })

  test('works as a form without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(finder)
    await page.getByLabel('Wire cross-section (mm²)').fill('50')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /machines? fits?$/ })).toBeVisible()
    await context.close()
  })

  test('keeps what cannot be read, with the reason, and ignores choices that are not offered', async ({ page }) => {
    await page.goto(`${finder}?mm2=thick`)
    await expect(page.getByLabel('Wire cross-section (mm²)')).toHaveValue('thick')
    await expect(page.getByText(/^Enter a cross-section in mm², such as/)).toBeVisible()
    await page.goto(`${finder}?operation=none&cable=none`)
    await expect(page.getByRole('heading', { name: 'One answer is enough' })).toBeVisible()
  })
})
