import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { password } from '../system/addresses.ts'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { type KudexProcess, startKudex } from '../system/kudexProcess.ts'
import { listViolations } from '../system/listViolations.ts'
import { expect, test } from '../system/test.ts'

const ports = { host: 3690, services: 4690, admin: 3691 }
const origin = `http://localhost:${ports.host}`
const servicesOrigin = `http://localhost:${ports.services}`
const account = `${origin}/en/mykomax/account`

test.describe.serial('the account settings', () => {
  let folder = ''
  let kudex: KudexProcess

  // A separate system: accounts are changed and deleted, and its outbox folder is known.
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = mkdtempSync(join(tmpdir(), 'kudex-account-'))
    copyDemoFolder(folder)
    kudex = await startKudex({ dataFolder: folder, ports, environment: { PUBLIC_ORIGINS: origin } })
  })
  test.afterAll(async () => {
    await kudex.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Waits for the mail to an address and returns the link in it. */
  async function waitForLink(to: string): Promise<string> {
    let link: string | undefined
    const outbox = join(folder, 'outbox')
    await expect
      .poll(
        async () => {
          const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
          const mails = await Promise.all(
            files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
          )
          const mail = mails.find((each) => each.to?.some(({ address }) => address === to))
          return (link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0])
        },
        { timeout: 30_000 },
      )
      .toBeDefined()
    return link ?? ''
  }

  test('are reached after a registration with a link in a mail, which works once', async ({ page, problems }) => {
    problems.ignore(/404/)
    const email = 'nia.newcomer@acme.example'
    await page.goto(`${origin}/en/mykomax`)
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const link = await waitForLink(email)
    await page.goto(link)
    await page.getByLabel('First name').fill('Nia')
    await page.getByLabel('Last name').fill('Newcomer')
    await page.getByLabel('New password', { exact: true }).fill('Lightning-wire-1')
    await page.getByLabel('New password, again').fill('Lightning-wire-1')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account was created' })).toBeVisible()
    await signIn(page, email, 'Lightning-wire-1')
    await openAccount(page)
    await expect(page.getByLabel('First name')).toHaveValue('Nia')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  })

  test('keep the profile and show what is wrong at its field (ACCT-01, ACCT-02, ACCT-03, ACCT-09)', async ({
    page,
    problems,
  }) => {
    problems.ignore(/422/)
    await signIn(page, 'clara.cloud@acme.example')
    await openAccount(page)
    await page.getByLabel('First name').fill('')
    await page.getByLabel('Telephone').fill('call me')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please fill in this field/)
    await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription(/valid telephone number/)
    await page.getByLabel('First name').fill('Clara-Marie')
    await page.getByLabel('Telephone').fill('+44 20 7946 0000')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByText('Your profile was saved')).toBeVisible()
    await expect(page.getByText('Clara-Marie Cloud, user menu')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Clara-Marie')
    expect(await listViolations(page)).toEqual([])
  })

  test('change the password, which then signs in (ACCT-07)', async ({ page, browser }) => {
    await signIn(page, 'otto.onprem@acme.example')
    await openAccount(page)
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password', { exact: true }).fill('Lightning-wire-1')
    await page.getByLabel('New password, again').fill('Lightning-wire-1')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password was changed')).toBeVisible()
    const other = await openPage(browser)
    await signIn(other, 'otto.onprem@acme.example', 'Lightning-wire-1')
    await other.context().close()
  })

  test('take a new e-mail address by a link, and the choice of mails', async ({ page }) => {
    await signIn(page, 'gina.other@globex.example')
    await openAccount(page)
    await page.getByLabel('New e-mail address').fill('gina@globex.example')
    await page.getByLabel('Password to confirm').fill(password)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('We have sent a link to the new address')).toBeVisible()
    await page.getByLabel('A ticket was closed').uncheck()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('Your preferences were saved')).toBeVisible()
    await page.goto(await waitForLink('gina@globex.example'))
    await page.getByRole('button', { name: 'Confirm address' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail address was changed' })).toBeVisible()
    await openAccount(page)
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('gina@globex.example')
    await expect(page.getByLabel('A ticket was closed')).not.toBeChecked()
  })

  test('set up the second factor, which sign-in then asks for, and reset it (ACCT-04)', async ({
    page,
    browser,
    problems,
  }) => {
    problems.ignore(/422/)
    await signIn(page, 'nora.none@acme.example')
    await openAccount(page)
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '')
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/not correct/)
    await page.getByLabel('Code', { exact: true }).fill(toCode(secret))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your recovery codes')).toBeVisible()
    const recoveryCode = await page.locator('li code').first().innerText()
    await page.getByRole('button', { name: 'I have saved the codes' }).click()

    const other = await openPage(browser)
    await enterPassword(other, 'nora.none@acme.example')
    await other.getByLabel('Code').fill(recoveryCode)
    await other.keyboard.press('Enter')
    await other.waitForURL(`${origin}/en/mykomax`)
    await other.context().close()

    await page.getByRole('button', { name: 'Reset the second factor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.getByText('The second factor was reset')).toBeVisible()
  })

  test('sign in with a passkey that was added after the password', async ({ page, problems }) => {
    problems.ignore(/422/)
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    })
    await signIn(page, 'nora.none@acme.example')
    await openAccount(page)
    await page.getByLabel('Name of the passkey').fill('Phone')
    await page.getByLabel('Your password').fill('wrong')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/not your current password/)
    await page.getByLabel('Your password').fill(password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('The passkey was added')).toBeVisible()
    await expect(page.getByText('Your recovery codes')).toBeVisible()
    expect(await listViolations(page)).toEqual([])

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${origin}/en/mykomax`)
    await page.waitForURL((url) => url.origin === servicesOrigin)
    expect(await listViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL(`${origin}/en/mykomax`)
    await openAccount(page)
    await expect(page.getByText(/last used on/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove the passkey Phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('The passkey was removed')).toBeVisible()
  })

  test('leave internal staff the reset of the second factor only (ACCT-05)', async ({ page }) => {
    await signIn(page, 'ines.internal@kudex.example')
    await page.goto(account)
    await expect(page.getByText('Your account is managed internally')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Reset the second factor' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)
  })

  test('delete the account after a confirmation; signing in fails then (ACCT-08)', async ({ page, problems }) => {
    // Before the page is left, it may ask for something once more, with a token that is not valid any longer.
    problems.ignore(/401|422/)
    await signIn(page, 'otto.onprem@acme.example', 'Lightning-wire-1')
    await openAccount(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Otto')
    // A draft does not keep the person logged in.
    await page.evaluate(() => localStorage.setItem('kudex-ticket-draft:someone:invitation', '{"email":"a@b.example"}'))
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL(`${origin}/en`)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('FR-SDK')))).toEqual([])
    await enterPassword(page, 'otto.onprem@acme.example', 'Lightning-wire-1')
    await expect(page.getByText('E-mail or password is not correct').first()).toBeVisible()
  })

  test('answer a forgotten password the same for every address', async ({ page }) => {
    await page.goto(`${origin}/en/mykomax`)
    await page.waitForURL((url) => url.origin === servicesOrigin)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('textbox', { name: /e-mail/i }).fill('nobody@acme.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })
})

/** The current code of an authenticator app (RFC 6238). */
function toCode(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Opens the account settings and waits until their forms work. */
async function openAccount(page: Page): Promise<void> {
  await page.goto(account)
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeEnabled()
}

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en' })).newPage()
}

async function enterPassword(page: Page, email: string, secret = password): Promise<void> {
  await page.goto(`${origin}/en/mykomax`)
  await page.waitForURL((url) => url.origin === servicesOrigin)
  await page.getByRole('textbox', { name: /e-mail/i }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.keyboard.press('Enter')
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await enterPassword(page, email, secret)
  await page.waitForURL(`${origin}/en/mykomax`)
}
