import type { AccountResponse } from '@kudex/domain/account'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { attempts } from '../../rate-limits/tables.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient, toLocation, toTokens } from '../testing/portalClient.ts'
import { createAuthenticator, type Flaws } from '../testing/softwareAuthenticator.ts'

const carla = 'carla.customer@acme.example'
const gina = 'gina.other@globex.example'

describe('passkeys', () => {
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
  beforeEach(async () => {
    mails.mails.length = 0
    await database.queries.delete(attempts)
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  function toCall(accessToken: string) {
    return async (method: string, path = '', body?: unknown) => {
      const response = await fetch(`${identity.issuer}/account${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, json: (await response.json()) as AccountResponse & { error?: string } }
    }
  }

  /** Signs in with the password; the account has no second factor yet. */
  async function signIn(email: string) {
    return toCall((await client.signInForTokens(identity.browser(), email, demoPassword)).access_token)
  }

  const form = { currentPassword: demoPassword, name: 'Phone' }

  async function addPasskey(call: ReturnType<typeof toCall>) {
    const device = createAuthenticator()
    const { json } = await call('POST', '/passkeys/options', form)
    const credential = device.create(json.passkeyOptions!)
    const added = await call('POST', '/passkeys', { name: 'Phone', credential })
    return { device, credential, added }
  }

  /** Opens the sign-in page. */
  async function openSignIn() {
    const browser = identity.browser()
    const request = client.toAuthorizeAddress()
    const page = toLocation(await browser.get(request.address))
    const html = await (await browser.get(page)).text()
    const submit = (fields: Record<string, string>) =>
      browser.submit(page, fields, { 'x-test-address': `192.0.2.1, ${crypto.randomUUID()}` })
    const finish = async (accepted: Response) => {
      const callback = new URL(toLocation(await browser.get(toLocation(accepted))))
      return toTokens(await client.exchange(callback.searchParams.get('code') ?? '', request.verifier))
    }
    return { html, submit, finish }
  }

  /** The options in a page's passkey form. */
  function readOptions(html: string): object {
    const text = /data-passkey="([^"]+)"/.exec(html)?.[1] ?? '{}'
    return JSON.parse(text.replaceAll('&quot;', '"')) as object
  }

  const own: Flaws = {
    get origin() {
      return new URL(identity.issuer).origin
    },
  }

  it('sign in without the password once one was added; its owner gets a mail', async () => {
    const call = await signIn(carla)
    const { device, added } = await addPasskey(call)
    expect(added.json.account?.secondFactor).toMatchObject({
      isEnabled: true,
      hasApp: false,
      passkeys: [{ name: 'Phone', lastUsedAt: null }],
      recoveryCodesLeft: 10,
    })
    expect(mails.mails).toMatchObject([{ template: 'account-changed', to: carla, change: 'passkey' }])

    const { html, submit, finish } = await openSignIn()
    expect(html).toMatch(/<form[^>]+hidden=""/)
    const tokens = await finish(await submit({ passkey: device.get(readOptions(html), own) }))
    expect(await (await client.readUser(tokens.access_token)).json()).toMatchObject({ email: carla })
    const { json } = await toCall(tokens.access_token)('GET')
    expect(json.account?.secondFactor.passkeys[0]?.lastUsedAt).toMatch(/^\d{4}-/)
    await call('DELETE', '/second-factor')
  })

  it('are asked for after the password, and a recovery code replaces them (ACCT-04)', async () => {
    const call = await signIn(carla)
    const { device, added } = await addPasskey(call)
    const [recoveryCode = ''] = added.json.recoveryCodes ?? []
    const enterPassword = async () => {
      const page = await openSignIn()
      const html = await (await page.submit({ email: carla, password: demoPassword })).text()
      return { ...page, html, ticket: /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '' }
    }
    const first = await enterPassword()
    // After the password, presence is enough.
    const passkey = device.get(readOptions(first.html), { ...own, origin: own.origin!, isUnverified: true })
    await first.finish(await first.submit({ passkey, ticket: first.ticket }))
    const second = await enterPassword()
    await second.finish(await second.submit({ code: recoveryCode, ticket: second.ticket }))

    const other = await addPasskey(await signIn(gina))
    const third = await enterPassword()
    const foreign = other.device.get(readOptions(third.html), own)
    const refused = await third.submit({ passkey: foreign, ticket: third.ticket })
    expect([refused.status, (await refused.text()).includes('The passkey was not accepted')]).toEqual([422, true])

    expect((await call('DELETE', '/second-factor')).json.account?.secondFactor).toMatchObject({
      isEnabled: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect((await (await signIn(carla))('GET')).status).toBe(200)
  })

  it.each<[string, Flaws]>([
    ['another site', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['a device that did not verify the person', { isUnverified: true }],
    ['a copied device, by its counter', { counter: 1 }],
    ['another account', { userHandle: 'YW5vdGhlcg' }],
  ])('are refused from %s', async (_, flaws) => {
    const call = await signIn(carla)
    const { device } = await addPasskey(call)
    const before = await openSignIn()
    await before.finish(await before.submit({ passkey: device.get(readOptions(before.html), own) }))
    const { html, submit } = await openSignIn()
    const passkey = device.get(readOptions(html), { origin: own.origin!, ...flaws })
    expect((await submit({ passkey })).status).toBe(422)
    await call('DELETE', '/second-factor')
  })

  it('answer a challenge once, and only the one of their page', async () => {
    const call = await signIn(carla)
    const { device, credential } = await addPasskey(call)
    expect((await call('POST', '/passkeys', { name: 'Copy', credential })).json.error).toBe('passkey-refused')
    const [page, other] = [await openSignIn(), await openSignIn()]
    const passkey = device.get(readOptions(page.html), own)
    expect((await other.submit({ passkey })).status).toBe(422)
    expect((await page.submit({ passkey })).status).toBe(303)
    expect((await page.submit({ passkey: device.get(readOptions(page.html), own) })).status).toBe(422)
    await call('DELETE', '/second-factor')
  })

  it('are added after the password only, with a name', async () => {
    const call = await signIn(carla)
    const ask = async (fields: object) => (await call('POST', '/passkeys/options', { ...form, ...fields })).json.error
    expect(await ask({ currentPassword: 'wrong' })).toBe('wrong-password')
    expect(await ask({ name: ' ' })).toBe('policy')
    expect(await ask({ name: '<b>' })).toBe('policy')
    expect(await ask({ name: 'x'.repeat(10_000) })).toBe('policy')
    expect(await ask({ name: 'a\u0000b' })).toBe('policy')
    const options = { challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: 'x' } }
    for (const credential of ['', '{', '[]', '{"id":"a"}', createAuthenticator().create(options)]) {
      expect((await call('POST', '/passkeys', { name: 'Phone', credential })).json.error).toBe('passkey-refused')
    }
    const stranger = await signIn('clara.cloud@acme.example')
    const { json } = await call('POST', '/passkeys/options', form)
    const credential = createAuthenticator().create(json.passkeyOptions!)
    expect((await stranger('POST', '/passkeys', { name: 'Phone', credential })).json.error).toBe('passkey-refused')
  })

  it('are removed by their owner; with the last second factor, the recovery codes go too', async () => {
    const call = await signIn(carla)
    const { added } = await addPasskey(call)
    const id = added.json.account?.secondFactor.passkeys[0]?.id ?? ''
    const stranger = await signIn('clara.cloud@acme.example')
    expect((await stranger('DELETE', `/passkeys/${id}`)).status).toBe(200)
    expect((await call('GET')).json.account?.secondFactor.passkeys).toHaveLength(1)
    const { json } = await call('DELETE', `/passkeys/${id}`)
    expect(json.account?.secondFactor).toEqual({ isEnabled: false, hasApp: false, passkeys: [], recoveryCodesLeft: 0 })
  })

  it('are not offered to internal staff (ACCT-06)', async () => {
    const call = await signIn('ines.internal@kudex.example')
    expect((await call('POST', '/passkeys/options', form)).json.error).toBe('internal')
    expect((await call('POST', '/passkeys', { name: 'Phone', credential: '{}' })).json.error).toBe('internal')
  })
})
