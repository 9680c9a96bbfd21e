import type { Page } from '@playwright/test'
import { origin } from '../system/addresses.ts'
import { signIn } from '../system/signIn.ts'
import { expect, test } from '../system/test.ts'

test.describe('a customer with a fault', () => {
  test('finds typed text again after the tokens have expired, and it is sent once', async ({ page, problems }) => {
    problems.ignore(/status of 401/)
    await signIn(page, 'carla.customer@acme.example')
    await page.goto('/en/mykomax/tickets/newticket')
    const subject = `Expired ${Date.now()}`
    await fillTicket(page, subject)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK')) ?? ''
      const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...tokens, accessToken: 'expired', tokenExpiry: Date.now() - 1_000 }))
    })
    await page.reload()
    await expect(page.getByLabel('Subject')).toHaveValue(subject, { timeout: 30_000 })
    await page.getByRole('button', { name: 'Create ticket' }).click()
    await expect(page.getByText(/Ticket T-\d+ was created/)).toBeVisible({ timeout: 30_000 })
    await page.goto(`/en/mykomax/tickets/list?search=${encodeURIComponent(subject)}`)
    await expect(page.getByRole('link', { name: subject })).toHaveCount(1)
  })

  test('does not see tickets of others (TICKET-19)', async ({ page }) => {
    await signIn(page, 'gina.other@globex.example')
    const response = await page.request.get('/en/mykomax/tickets/00000000-0000-4000-8000-000000000000')
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toContain('no-store')
  })
})

test('a user without the role sees no tickets, and who gives access (PORTAL-20)', async ({ page }) => {
  await signIn(page, 'nora.none@acme.example')
  await page.goto('/en/mykomax/tickets/list')
  await expect(page.getByText('You are not registered for this service')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the list is filtered and a ticket is read without script (TICKET-02, TICKET-04, TICKET-05)', async ({
  browser,
  page,
}) => {
  await signIn(page, 'carla.customer@acme.example')
  const state = await page.context().storageState()
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, storageState: state })
  const plain = await context.newPage()
  await plain.goto('/en/mykomax/tickets/list')
  await plain.getByLabel('Status', { exact: true }).selectOption('closed')
  await plain.getByRole('button', { name: 'Search' }).click()
  await expect(plain).toHaveURL(/status=closed/)
  await plain.getByRole('table').getByRole('link').first().click()
  await expect(plain.getByText('This ticket is closed.')).toBeVisible()
  await expect(plain.getByText(/please switch on JavaScript/)).toBeVisible()
  await context.close()
})

async function fillTicket(page: Page, subject: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Location (account)' }).selectOption({ index: 1 })
  await page.getByLabel('Ticket type').selectOption('fault')
  await page.getByLabel('Machine concerned').selectOption('standstill')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Description').fill('Since this morning.')
  await expect(page.getByText('Draft saved')).toBeVisible()
}
