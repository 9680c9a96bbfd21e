import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient, toLocation } from '../testing/portalClient.ts'
import { createCredentialMails } from './credentialMails.ts'

const carla = 'carla.customer@acme.example'
const newPassword = 'Lightning-wire-1'

describe('registration and forgotten passwords', () => {
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>
  const mails = createTestMails()
  let address = ''

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries, mails)
    client = createPortalClient(identity)
  })
  beforeEach(() => {
    mails.mails.length = 0
    address = `192.0.2.${Math.floor(Math.random() * 250)}, ${crypto.randomUUID()}`
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  async function post(path: string, fields: Record<string, string>) {
    const target = path.startsWith('http') ? path : `${identity.issuer}${path}`
    const response = await identity.browser().submit(target, fields, { 'x-test-address': address })
    return { status: response.status, html: await response.text() }
  }

  const readLink = () => {
    const [mail] = mails.mails
    return mail && 'link' in mail ? mail.link : ''
  }

  it('answer the same for every address, and send a link only to an account', async () => {
    const known = await post('/password', { email: ` ${carla.toUpperCase()} ` })
    expect(mails.mails).toMatchObject([{ template: 'password-reset', to: carla, hours: 1 }])
    const unknown = await post('/password', { email: 'nobody@acme.example' })
    const internal = await post('/password', { email: 'ines.internal@kudex.example' })
    expect(mails.mails).toHaveLength(1)
    expect([known.status, known.html.includes('Check your inbox')]).toEqual([200, true])
    expect([unknown, internal]).toEqual([known, known])
  })

  it('choose a new password with the link, once; all sessions end then', async () => {
    const session = await client.signInForTokens(identity.browser(), carla, demoPassword)
    await post('/password', { email: carla })
    const link = readLink()
    expect(await (await identity.browser().get(link)).text()).toContain('autoComplete="new-password"')
    const weak = await post(link, { password: 'short', repeatedPassword: 'short' })
    expect([weak.status, weak.html.includes('role="alert"')]).toEqual([422, true])
    expect((await post(link, { password: newPassword, repeatedPassword: 'other' })).html).toContain('differ')
    expect((await post(link, { password: newPassword, repeatedPassword: newPassword })).status).toBe(200)
    expect((await client.readUser(session.access_token)).status).toBe(401)
    await expect(client.signInForTokens(identity.browser(), carla, demoPassword)).rejects.toThrow('422')
    await client.signInForTokens(identity.browser(), carla, newPassword)
    expect((await post(link, { password: newPassword, repeatedPassword: newPassword })).status).toBe(404)
    expect((await identity.browser().get(link)).status).toBe(404)
  })

  it('let the owner sign in with a new password, however many others have guessed', async () => {
    const email = 'otto.onprem@acme.example'
    for (let index = 0; index < 51; index += 1) {
      const browser = identity.browser()
      const page = toLocation(await browser.get(client.toAuthorizeAddress().address))
      const fields = { email, password: 'x'.repeat(300) }
      await browser.submit(page, fields, { 'x-test-address': `198.51.100.${index}` })
    }
    await expect(client.signIn(identity.browser(), email, demoPassword)).rejects.toThrow('429')
    await post('/password', { email })
    const browser = identity.browser()
    await browser.submit(readLink(), { password: newPassword, repeatedPassword: newPassword })
    expect((await client.signIn(browser, email, newPassword)).code).not.toBe('')
  })

  it('ask the database for nothing before the response, so that its time is the same for every address', async () => {
    const asked = vi.fn<() => never>(() => {
      throw new Error('asked')
    })
    const queries = new Proxy({} as Database['queries'], { get: asked })
    const enqueue = vi.fn<() => Promise<void>>(async () => {})
    const request = createCredentialMails({
      issuer: identity.issuer,
      queries,
      jobs: { enqueue, work: () => {} },
      sendMail: async () => {},
    })
    for (const email of [carla, 'nobody@acme.example']) await request({ purpose: 'password', email, language: 'en' })
    expect([enqueue.mock.calls.length, asked.mock.calls.length]).toEqual([2, 0])
  })

  it('create an account with the link, which signs in without access to anything', async () => {
    const email = 'new.person@acme.example'
    await post('/register', { email })
    expect(mails.mails).toMatchObject([{ template: 'registration', to: email, hours: 24 }])
    const link = readLink()
    const fields = { firstName: 'Nia', lastName: 'Person', password: newPassword, repeatedPassword: newPassword }
    const wrong = await post(link, { ...fields, firstName: '<b>' })
    expect([wrong.status, wrong.html.includes('value="&lt;b&gt;"')]).toEqual([422, true])
    expect((await post(link, fields)).html).toContain('Your account was created')
    const tokens = await client.signInForTokens(identity.browser(), email, newPassword)
    const user: unknown = await (await client.readUser(tokens.access_token)).json()
    expect(user).toMatchObject({ name: 'Nia Person', email, roles: [], organizations: [] })
    expect((await post(link, fields)).status).toBe(404)
  })

  it('reveal only to the owner of an address that it has an account', async () => {
    const { html } = await post('/register', { email: carla })
    expect(html).toContain('Check your inbox')
    expect(mails.mails).toMatchObject([{ template: 'account-exists', to: carla }])
    expect(readLink()).toBe(`${identity.issuer}/password?ui_locales=en`)
  })

  it.each([
    ['/password', { email: '' }, 422],
    ['/password', { email: 'no address' }, 422],
    ['/register', { email: `${'x'.repeat(400)}@acme.example` }, 422],
    ['/register/unknown', { password: newPassword }, 404],
    ['/password/%00', { password: newPassword }, 404],
    ['/password', { email: 'x'.repeat(20_000) }, 413],
  ])('answer bad input: %s %j', async (path, fields, status) => {
    expect((await post(path, fields)).status).toBe(status)
    expect(mails.mails).toEqual([])
  })

  it('do not take a link of the other purpose, or a form of another site', async () => {
    await post('/password', { email: 'gina.other@globex.example' })
    const token = new URL(readLink()).pathname.split('/').at(-1) ?? ''
    expect((await identity.browser().get(`${identity.issuer}/register/${token}`)).status).toBe(404)
    const foreign = await identity
      .browser()
      .submit(
        `${identity.issuer}/password`,
        { email: carla },
        { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      )
    expect(foreign.status).toBe(403)
  })

  it('send few mails to an address, silently, and limit who asks', async () => {
    const answers = []
    for (let attempt = 0; attempt < 8; attempt++)
      answers.push(await post('/password', { email: 'adam.admin@acme.example' }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(mails.mails).toHaveLength(5)
    for (let attempt = 0; attempt < 12; attempt++) await post('/password', { email: `person${attempt}@acme.example` })
    expect((await post('/password', { email: 'one.more@acme.example' })).status).toBe(429)
  })
})
