import type { Page } from '@playwright/test'
import { origin } from '../system/addresses.ts'
import { open } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolationsOfSchemes } from '../system/listViolations.ts'

/** In the order of the page (FORM-04…07). */
const missing = [
  'Please provide a valid email address',
  'Please enter your first name',
  'Please enter your last name',
  'Please enter the company you work for',
  "Please enter the country you're in",
  'Please specify the product your request regards',
  'Please enter the serial number of your product',
] as const

async function fillSupport(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('vera@firm.example')
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Muster')
  await page.getByLabel('Company').fill('Muster AG')
  await page.getByLabel('Product', { exact: true }).fill('Cutter 12')
  await page.getByLabel('Serial number').fill(`KX-${Date.now()}`)
}

test.describe('the support form', () => {
  test('lists errors in a summary that takes the focus and links to the fields (FORM-04…08)', async ({ page }) => {
    await open(page, '/en/support')
    await page.getByRole('button', { name: 'Send request' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please check your entries' })
    await expect(summary.getByRole('link')).toHaveText([...missing])
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: missing[3] }).click()
    await expect(page.getByLabel('Company')).toBeFocused()
    await expect(page.getByLabel('Company')).toHaveAccessibleDescription(missing[3])
    await fillSupport(page)
    await page.getByLabel('Message').fill('   ')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(summary.getByRole('link')).toHaveText([missing[4], 'Please add some more details'])
    await expect(page.getByLabel('First name')).toHaveValue('Vera')
  })

  test('is stored once despite network failures, and returns a reference number (FORM-09, FORM-10)', async ({
    page,
    problems,
  }) => {
    await open(page, '/en-us/support')
    await fillSupport(page)
    const keys: (string | null)[] = []
    const note = (data: string | null) => keys.push(new URLSearchParams(data ?? '').get('key'))
    problems.ignore(/Failed to load resource|ERR_FAILED/)
    await page.route('**/support', (route) => {
      note(route.request().postData())
      return route.abort()
    })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(
      page.getByText('Something went wrong. Please verify your input is correct and try again later.'),
    ).toBeVisible()
    await page.unroute('**/support')
    await page.route('**/support', (route) => {
      note(route.request().postData())
      return route.continue()
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(
      page.getByText(/Your reference number is KX-[0-9A-Z]{4}-[0-9A-Z]{4}\. We reply within 24 hours\./),
    ).toBeVisible()
    await expect(page.getByText('Thank you. Your message has arrived.')).toBeInViewport({ ratio: 1 })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    await expect(page.getByRole('button', { name: 'Send request' })).toHaveCount(0)
  })

  test('refuses cross-site posts, other content types and bodies that are too large (FORM-11)', async ({ request }) => {
    const post = (headers: Record<string, string>, data: string) => request.post('/en/support', { headers, data })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post(form, 'email=a')).status()).toBe(403)
    expect((await post({ ...form, origin: 'https://evil.example' }, 'email=a')).status()).toBe(403)
    expect((await post({ 'content-type': 'application/json', origin }, '{}')).status()).toBe(415)
    expect((await post({ ...form, origin }, `message=${'a'.repeat(70_000)}`)).status()).toBe(413)
    expect((await post({ ...form, origin }, 'email=a%00%0d%0aBcc:b&email=c&company[]=d')).status()).toBe(400)
    const missingAll = await post({ ...form, origin, accept: 'application/json' }, '')
    expect(missingAll.status()).toBe(400)
    expect(missingAll.headers()['cache-control']).toBe('no-store')
    expect(Object.keys(((await missingAll.json()) as { problems: object }).problems)).toHaveLength(7)
    expect((await request.post('/en/about', { headers: { ...form, origin }, data: '' })).status()).toBe(405)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form keeps the input, shows the errors, and returns a reference number', async ({ page, problems }) => {
    problems.ignore(/400/)
    await page.goto('/en/support')
    await fillSupport(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('link', { name: missing[4] })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Vera')
    await page.getByLabel('Country').selectOption('CH')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/\/en\/support\?sent=KX-/)
    await expect(page.getByText(/Your reference number is KX-/)).toBeVisible()
  })

  test('a white paper asks for consent with the specified text, then offers the file (FORM-02, FORM-17, FORM-18)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/400/)
    await page.goto('/en/whitepaper')
    await page.getByLabel('First name').fill('Vera')
    await page.getByLabel('Last name').fill('Muster')
    await page.getByLabel('E-mail').fill('vera.paper@firm.example')
    await page.getByLabel('Company').fill('Muster AG')
    await page.getByRole('button', { name: 'Get the white paper' }).click()
    await expect(page.getByRole('link', { name: 'Please select the checkbox to continue.' })).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Get the white paper' }).click()
    const paper = page.getByRole('link', { name: 'Download the white paper' })
    const answer = await page.request.get((await paper.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    // In the language of the page, and so is the link in the mail.
    await page.goto('/de/whitepaper?sent=KX-AAAA-0000')
    const german = await page.getByRole('link', { name: 'Whitepaper herunterladen' }).getAttribute('href')
    expect((await page.request.get(german ?? '')).headers()['content-language']).toBe('de')
    await page.goto('/de/whitepaper')
    await expect(page.getByRole('main').locator('a[href*="/file/"]')).toHaveCount(0)
  })
})

test('a prospect writes to an expert without naming a machine (CONTACT-01)', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Talk to an expert' }).click()
  await expect(page).toHaveURL(/\/en\/inquiry$/)
  await expect(page.getByLabel('Serial number')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your entries' })
  await expect(summary.getByRole('link', { name: 'Please add some more details' })).toBeVisible()
  await page.getByLabel('E-mail').fill('vera@firm.example')
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Muster')
  await page.getByLabel('Company').fill('Muster AG')
  await page.getByRole('combobox', { name: 'Country' }).fill('Switz')
  await page.getByRole('option', { name: 'Switzerland' }).click()
  await page.getByLabel('What would you like to process?').fill(`Shielded cable of 50 mm², order ${Date.now()}`)
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByText(/Your reference number is KX-.* We reply within 24 hours\./)).toBeVisible()
})

test('support shows the hotline and the form in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/support')
  await expect(page.getByRole('link', { name: /^Hotline/ })).toBeInViewport()
  await expect(page.getByLabel('E-mail')).toBeInViewport()
})

test('feedback names its story and leads back; equal errors name their fields (STORY-10, STORY-11)', async ({
  page,
}) => {
  await open(page, '/en/feedback?story=the-last-ten-millimetres')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Send feedback' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check your entries' })
  await expect(summary.getByRole('link', { name: 'Company Please enter a valid value.' })).toBeVisible()
  await main.getByRole('link', { name: 'The last ten millimetres of a wire' }).click()
  await expect(page).toHaveURL(/\/en\/stories\/the-last-ten-millimetres$/)
})

for (const [path, button] of [
  ['/de/feedback', 'Rückmeldung senden'],
  ['/zh-cn/subscribe', '订阅'],
  ['/en/whitepaper', 'Get the white paper'],
] as const) {
  test(`${path} with its errors passes axe at 320 px, in light and dark (STORY-09, STORY-10)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    expect(await listViolationsOfSchemes(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}
