import { generateSync } from 'otplib'
import type { AccountResponse } from '@kudex/domain/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient, toLocation, toTokens } from '../testing/portalClient.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

const carla = 'carla.customer@acme.example'
const gina = 'gina.other@globex.example'

describe('credentials', () => {
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>
  const mails = createTestMails()

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries, mails)
    client = createPortalClient(identity)
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  function toCall(accessToken: string) {
    return async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${identity.issuer}/account${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, json: (await response.json()) as AccountResponse & { error?: string } }
    }
  }

  async function signIn(email: string, password = demoPassword) {
    return toCall((await client.signInForTokens(identity.browser(), email, password)).access_token)
  }

  /** Enters the password; returns the page of the second factor. */
  async function enterPassword(browser: TestBrowser, email: string) {
    const request = client.toAuthorizeAddress()
    const page = toLocation(await browser.get(request.address))
    const response = await browser.submit(page, { email, password: demoPassword })
    const html = await response.text()
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const submit = (code: string, fields = { ticket }) => browser.submit(page, { ...fields, code })
    const finish = async (accepted: Response) => {
      const callback = new URL(toLocation(await browser.get(toLocation(accepted))))
      return toTokens(await client.exchange(callback.searchParams.get('code') ?? '', request.verifier))
    }
    return { status: response.status, html, ticket, submit, finish }
  }

  it('take a new password, which then signs in; the old one does not, and other sessions end (ACCT-07)', async () => {
    const [other, call] = [await signIn(gina), await signIn(gina)]
    const newPassword = 'Lightning-wire-1'
    const form = { currentPassword: demoPassword, newPassword, repeatedPassword: newPassword }
    expect((await call('POST', '/password', form)).status).toBe(200)
    expect(mails.mails).toMatchObject([{ template: 'account-changed', to: gina, change: 'password' }])
    expect((await call('GET', '')).status).toBe(200)
    expect((await other('GET', '')).status).toBe(401)
    await expect(signIn(gina)).rejects.toThrow('422')
    expect((await (await signIn(gina, newPassword))('GET', '')).status).toBe(200)
  })

  it('stay as they are if the mail about a change cannot be enqueued, so that the change can be repeated', async () => {
    const clara = 'clara.cloud@acme.example'
    const [other, call] = [await signIn(clara), await signIn(clara)]
    const newPassword = 'Lightning-wire-1'
    const form = { currentPassword: demoPassword, newPassword, repeatedPassword: newPassword }
    const setup = (await call('POST', '/totp')).json.totpSetup!
    const code = generateSync({ secret: setup.secret })
    mails.failures = 3
    expect((await call('POST', '/password', form)).status).toBe(500)
    expect((await call('POST', '/totp/confirm', { code })).status).toBe(500)
    expect((await call('DELETE', '')).status).toBe(500)
    expect((await other('GET', '')).json.account?.secondFactor.isEnabled).toBe(false)
    const confirmed = await call('POST', '/totp/confirm', { code })
    expect([confirmed.status, confirmed.json.recoveryCodes?.length]).toEqual([200, 10])
    mails.failures = 2
    expect((await call('POST', '/recovery-codes')).status).toBe(500)
    expect((await call('DELETE', '/second-factor')).status).toBe(500)
    expect((await call('GET', '')).json.account?.secondFactor.hasApp).toBe(true)
    expect((await call('POST', '/password', form)).status).toBe(200)
    expect((await other('GET', '')).status).toBe(401)
    mails.mails.length = 0
  })

  it('refuse a weak, a mistyped and an unproven password (ACCT-09)', async () => {
    const call = await signIn(carla)
    const form = {
      currentPassword: demoPassword,
      newPassword: 'Lightning-wire-1',
      repeatedPassword: 'Lightning-wire-1',
    }
    const weak = await call('POST', '/password', { ...form, newPassword: 'short' })
    expect(weak.status).toBe(422)
    expect(weak.json).toMatchObject({
      failedPolicyRequirements: [
        {
          property: 'newPassword',
          policyRequirements: [{ policyRequirement: 'MIN_LENGTH', params: { minLength: 12 } }, {}, {}],
        },
      ],
    })
    expect((await call('POST', '/password', { ...form, repeatedPassword: 'x' })).json.error).toBe('passwords-differ')
    expect((await call('POST', '/password', { ...form, currentPassword: 'x' })).json.error).toBe('wrong-password')
    expect((await call('POST', '/password', { ...form, currentPassword: 'x'.repeat(300) })).json.error).toBe(
      'wrong-password',
    )
    for (let attempt = 0; attempt < 10; attempt++) await call('POST', '/password', { ...form, currentPassword: 'x' })
    expect((await call('POST', '/password', form)).json.error).toBe('busy')
    expect((await (await signIn(carla))('GET', '')).status).toBe(200)
  })

  it('include an authenticator app, then sign-in asks for its code or a recovery code, each once (ACCT-04)', async () => {
    const adam = 'adam.admin@acme.example'
    const call = await signIn(adam)
    const setup = (await call('POST', '/totp')).json.totpSetup!
    expect(setup.uri).toContain(`otpauth://totp/Kudex%20mykomax:adam.admin`)
    expect(setup.qrCode.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    expect((await call('POST', '/totp/confirm', { code: '000000' })).json.error).toBe('wrong-code')
    expect((await call('POST', '/totp/confirm', { code: 'abc' })).json.error).toBe('wrong-code')
    // Not confirmed yet: the password is enough.
    expect((await (await signIn(adam))('GET', '')).status).toBe(200)

    const codeAt = (seconds: number) =>
      generateSync({ secret: setup.secret, epoch: Math.floor(Date.now() / 1000) + seconds })
    const [earlier, current] = [codeAt(-30), codeAt(0)]
    const confirmed = await call('POST', '/totp/confirm', { code: earlier })
    expect(confirmed.json.account?.secondFactor).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
    const [recoveryCode = ''] = confirmed.json.recoveryCodes ?? []
    expect((await call('POST', '/totp')).status).toBe(409)

    const page = await enterPassword(identity.browser(), adam)
    expect([page.status, page.html.includes('one-time-code')]).toEqual([200, true])
    expect((await page.submit('')).status).toBe(422)
    expect((await page.submit('000000')).status).toBe(422)
    expect((await page.submit(earlier)).status).toBe(422)
    const tokens = await page.finish(await page.submit(current))
    expect((await client.readUser(tokens.access_token)).status).toBe(200)

    const again = await enterPassword(identity.browser(), adam)
    expect((await again.submit(current)).status).toBe(422)
    await again.finish(await again.submit(recoveryCode.toLowerCase().replaceAll('-', ' ')))
    const third = await enterPassword(identity.browser(), adam)
    expect((await third.submit(recoveryCode)).status).toBe(422)

    expect((await call('GET', '')).json.account?.secondFactor.recoveryCodesLeft).toBe(9)
    // Each set of new codes is a mail.
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await call('POST', '/recovery-codes')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])

    const reset = await call('DELETE', '/second-factor')
    expect(reset.json.account?.secondFactor).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 })
    expect((await (await signIn(adam))('GET', '')).status).toBe(200)
  })

  it('need the right password before the second factor', async () => {
    const browser = identity.browser()
    const page = toLocation(await browser.get(client.toAuthorizeAddress().address))
    for (const ticket of ['', 'x', '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1002.9999999999999.AAAA']) {
      const response = await browser.submit(page, { ticket, code: '123456' })
      expect([response.status, (await response.text()).includes('current-password')]).toEqual([422, true])
    }
  })
})
