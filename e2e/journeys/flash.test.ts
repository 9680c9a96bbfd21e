import type { Locator, Page } from '@playwright/test'
import { open, waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'
import { listViolations } from '../system/listViolations.ts'

const story = '/en/stories/the-last-ten-millimetres'

/** The page's clock is paused; the test advances it. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The first message waits until screen readers know the region that announces it. */
async function showMessage(page: Page, messages: Locator): Promise<void> {
  await expect(messages).toBeAttached()
  await page.clock.runFor(100)
}

test.describe('a flash message', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

  test('is added to a live region that is there before it, so that screen readers announce it', async ({ page }) => {
    await openWithClock(page, story)
    const messages = page.getByRole('region', { name: 'Messages' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(messages).toHaveAttribute('aria-live', 'polite')
    await expect(messages).toBeEmpty()
    await page.clock.runFor(100)
    await expect(messages).toContainText('The link was copied')
    await expect(messages.getByRole('status')).toHaveCount(0)
  })

  test('hides after 7 seconds, and not before (FLASH-01)', async ({ page }) => {
    await openWithClock(page, story)
    const messages = page.getByRole('region', { name: 'Messages' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await showMessage(page, messages)
    await expect(messages).toContainText('The link was copied')
    await page.clock.runFor(6_900)
    await expect(messages).toContainText('The link was copied')
    await page.clock.runFor(200)
    await expect(messages).toBeEmpty()
  })

  test('stays while the pointer or the focus is on it (FLASH-01)', async ({ page }) => {
    await openWithClock(page, story)
    const messages = page.getByRole('region', { name: 'Messages' })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await showMessage(page, messages)
    const message = messages.getByText('The link was copied')
    await message.hover()
    await page.clock.runFor(60_000)
    await expect(message).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(7_100)
    await expect(messages).toBeEmpty()
  })

  test('closes by keyboard, and the focus returns (FLASH-02)', async ({ page }) => {
    await openWithClock(page, story)
    const copy = page.getByRole('button', { name: 'Copy link' })
    await copy.focus()
    await page.keyboard.press('Enter')
    const messages = page.getByRole('region', { name: 'Messages' })
    await showMessage(page, messages)
    await messages.getByRole('button', { name: 'Hide message' }).focus()
    await page.keyboard.press('Enter')
    await expect(messages).toBeEmpty()
    await expect(copy).toBeFocused()
  })

  test('that is persistent stays until it is closed, also on the next page (FLASH-03)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('not allowed')) })
    })
    await openWithClock(page, story)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await showMessage(page, messages)
    const message = messages.getByRole('alert')
    await expect(message).toContainText('Your browser does not let us copy. This is the address:')
    await expect(message).toContainText(/https?:.*the-last-ten-millimetres$/)
    await page.clock.runFor(120_000)
    await expect(message).toBeVisible()
    await page.clock.resume()
    expect(await listViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Back to all stories' }).first().click()
    await expect(page).toHaveURL(/\/en\/stories$/)
    await waitForHydration(page)
    await expect(message).toBeVisible()
    await page.getByRole('button', { name: 'Hide message' }).click()
    await expect(message).toHaveCount(0)
  })

  test('is in the language of the page and fits 320 px (FLASH-02)', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openWithClock(page, '/de/stories/the-last-ten-millimetres')
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    const messages = page.getByRole('region', { name: 'Meldungen' })
    await showMessage(page, messages)
    await expect(messages).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Meldung ausblenden' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
