import { expect, type Page } from '@playwright/test'
import { password, servicesOrigin } from './addresses.ts'

/** Signs in on the identity provider's page and waits for the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en/mykomax')
  await page.waitForURL((url) => url.origin === servicesOrigin)
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/mykomax')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Welcome|Dashboard/)
}
