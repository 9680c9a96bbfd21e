import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { password } from '../system/addresses.ts'
import { listViolations } from '../system/listViolations.ts'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex, type KudexProcess } from '../system/kudexProcess.ts'
import { waitForHydration } from '../system/pageState.ts'
import { expect, test } from '../system/test.ts'

const ports = { host: 3592, services: 4592, admin: 3593 }
const origin = `http://localhost:${ports.host}`
const newPassword = 'Lightning-wire-1'

test.describe('an administrator of an organization', () => {
  let folder = ''
  let kudex: KudexProcess

  // A separate system, so that its outbox folder is known.
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-users-'))
    copyDemoFolder(folder)
    kudex = await startKudex({ dataFolder: folder, ports, environment: { PUBLIC_ORIGINS: origin } })
  })
  test.afterAll(async () => {
    await kudex.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function signIn(page: Page, email: string, secret = password): Promise<void> {
    await page.goto(`${origin}/en/mykomax`)
    await page.waitForURL((url) => url.port === String(ports.services))
    await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
    await page.locator('input[type=password]').fill(secret)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/mykomax')
  }

  /** Waits for the latest invitation to an address and returns its link. */
  async function waitForInvitation(to: string): Promise<string> {
    let link = ''
    await expect
      .poll(
        async () => {
          const outbox = join(folder, 'outbox')
          const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
          const mails = await Promise.all(
            files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
          )
          const mail = mails.find((each) => each.to?.some(({ address }) => address === to))
          link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
          return link
        },
        { timeout: 30_000 },
      )
      .toContain('/invitation/')
    return link
  }

  test('invites a person, who adds a passkey, sees only what was granted, and loses it within a minute (UADM-08, UADM-11, UADM-13)', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    const email = 'nadine.neu@acme.example'
    await signIn(page, 'adam.admin@acme.example')
    await page.goto(`${origin}/en/mykomax/user-admin`)
    await expect(page.getByRole('heading', { level: 1, name: 'User administration' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(26)

    await waitForHydration(page)
    await page.getByRole('button', { name: 'Invite a user' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('E-mail').fill('abc')
    await panel.getByRole('button', { name: 'Send invitation' }).click()
    await expect(panel.getByText('Please enter a valid email address').first()).toBeVisible()
    await panel.getByLabel('E-mail').fill('carla.customer@acme.example')
    await panel.getByRole('button', { name: 'Send invitation' }).click()
    await expect(panel.getByText('The user already exists')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Go to the profile' })).toBeVisible()
    await panel.getByLabel('E-mail').fill(email)
    await panel.getByRole('button', { name: 'Send invitation' }).click()
    await expect(panel.getByText('The invitation was sent')).toBeVisible()
    const link = await waitForInvitation(email)

    const context = await browser.newContext({ locale: 'en' })
    const invited = await context.newPage()
    await invited.goto(link)
    await expect(invited.getByText('ACME Harness Ltd invites you')).toBeVisible()
    await invited.getByRole('button', { name: 'Accept invitation' }).click()
    await invited.getByLabel('First name').fill('Nadine')
    await invited.getByLabel('Last name').fill('Neu')
    for (const field of await invited.locator('input[type=password]').all()) await field.fill(newPassword)
    await invited.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(invited.getByText('You have accepted the invitation')).toBeVisible()
    await signIn(invited, email, newPassword)
    await addPasskey(invited)
    await context.clearCookies()
    await invited.evaluate(() => localStorage.clear())
    await invited.goto(`${origin}/en/mykomax`)
    await invited.getByRole('button', { name: 'Log in with a passkey' }).click()
    await invited.waitForURL(`${origin}/en/mykomax`)
    await expect(invited.getByRole('link', { name: 'Report a fault' })).toBeVisible()
    await expect(invited.getByRole('main').getByText('User administration')).toHaveCount(0)
    await invited.goto(`${origin}/en/mykomax/inventory`)
    await expect(invited.getByText('You are not registered for this service')).toBeVisible()
    await invited.goto(`${origin}/en/mykomax/tickets/list`)
    await expect(invited.getByRole('row').nth(1)).toBeVisible()

    await page.goto(`${origin}/en/mykomax/user-admin?search=nadine.neu`)
    await page.getByRole('link', { name: 'Nadine Neu' }).click()
    await page.getByRole('button', { name: 'Withdraw access: Service tickets' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Access was withdrawn')).toBeVisible()
    await expect(page.getByText('No entries found')).toBeVisible()
    // Each request of the open tab is checked against access that is at most 10 s old.
    await expect
      .poll(
        async () => {
          await invited.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          return invited.getByText('You are not registered for this service').isVisible()
        },
        { timeout: 60_000, intervals: [1_000] },
      )
      .toBe(true)
    await context.close()

    await page.getByRole('link', { name: 'Changes of this user' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText([
      'Access was withdrawn',
      'The invitation was accepted',
      'The invitation was sent',
    ])
    await page.getByLabel('Change', { exact: true }).selectOption('join')
    await expect(page.getByRole('rowheader')).toHaveText(['The invitation was accepted'])
    expect(await listViolations(page)).toEqual([])
  })

  test('sees neither foreign nor unknown users, and cannot remove the last administrator (UADM-18, UADM-19)', async ({
    page,
  }) => {
    await signIn(page, 'oscar.other@globex.example')
    await page.goto(`${origin}/en/mykomax/user-admin/5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001`)
    await expect(page.getByRole('heading', { name: 'No permission to view this user' })).toBeVisible()
    await page.goto(`${origin}/en/mykomax/user-admin/nope`)
    await expect(page.getByRole('heading', { name: 'Invalid user' })).toBeVisible()

    await page.goto(`${origin}/en/mykomax/user-admin?search=oscar`)
    await page.getByRole('link', { name: 'Oscar Other' }).click()
    await page.getByRole('button', { name: 'Remove membership: Globex Kabel GmbH' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('You remove yourself')).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('The membership could not be removed')).toBeVisible()
    await expect(page.getByText('at least one administrator')).toBeVisible()
  })

  test('refuses the page to other customers (UADM-19)', async ({ page }) => {
    await signIn(page, 'carla.customer@acme.example')
    await page.goto(`${origin}/en/mykomax/user-admin`)
    await expect(page.getByText('You are not registered for this service')).toBeVisible()
  })
})

/** Adds a passkey of a virtual authenticator in the account settings. */
async function addPasskey(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await page.goto(`${origin}/en/mykomax/account`)
  await page.getByLabel('Name of the passkey').fill('Phone')
  await page.getByLabel('Your password').fill(newPassword)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey was added')).toBeVisible()
}
