import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient } from '../testing/portalClient.ts'

const carla = 'carla.customer@acme.example'

describe('a new e-mail address', () => {
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
  beforeEach(() => {
    mails.mails.length = 0
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  async function signIn(email: string) {
    const tokens = await client.signInForTokens(identity.browser(), email, demoPassword)
    const request = async (newEmail: string, password = demoPassword) => {
      const response = await fetch(`${identity.issuer}/account/email`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ newEmail, password }),
      })
      return { status: response.status, text: await response.text() }
    }
    return { request, readEmail: async () => (await (await client.readUser(tokens.access_token)).json()).email }
  }

  const readLink = () => {
    const [mail] = mails.mails
    return mail && 'link' in mail ? mail.link : ''
  }
  const confirm = async (link: string) => (await identity.browser().submit(link, {})).status

  it('is valid once its link was confirmed; the former address gets a mail, the link works once', async () => {
    const { request, readEmail } = await signIn(carla)
    expect((await request(' Carla@ACME.example ')).status).toBe(200)
    expect(mails.mails).toMatchObject([{ template: 'email-change', to: 'carla@acme.example', hours: 24 }])
    const link = readLink()
    const page = await (await identity.browser().get(link)).text()
    expect(page).toContain('From now on you log in with carla@acme.example.')
    expect(await readEmail()).toBe(carla)
    mails.mails.length = 0
    expect(await confirm(link)).toBe(200)
    expect(mails.mails).toMatchObject([{ template: 'account-changed', to: carla, change: 'email' }])
    expect(await readEmail()).toBe('carla@acme.example')
    await expect(signIn(carla)).rejects.toThrow('422')
    await signIn('carla@acme.example')
    expect([await confirm(link), (await identity.browser().get(link)).status]).toEqual([404, 404])
  })

  it('does not reveal whether it has an account, and never takes one over', async () => {
    const { request, readEmail } = await signIn('clara.cloud@acme.example')
    const unknown = await request('clara@acme.example')
    const link = readLink()
    mails.mails.length = 0
    expect(await request('gina.other@globex.example')).toEqual(unknown)
    expect(mails.mails).toMatchObject([{ template: 'account-exists', to: 'gina.other@globex.example' }])
    // Registered by another person meanwhile.
    const other = await signIn('nora.none@acme.example')
    mails.mails.length = 0
    await other.request('clara@acme.example')
    expect([await confirm(readLink()), await confirm(link)]).toEqual([200, 404])
    expect(await readEmail()).toBe('clara.cloud@acme.example')
  })

  it('takes the password and a valid address; internal staff cannot have one', async () => {
    const { request } = await signIn('otto.onprem@acme.example')
    expect((await request('otto@acme.example', 'wrong')).text).toContain('wrong-password')
    for (const email of ['', 'otto', 'a@b', '<b>@x.example', 'a\u0000@x.example', `${'x'.repeat(10_000)}@x.example`]) {
      const response = await request(email)
      expect([email.slice(0, 20), response.status, response.text.includes('newEmail')]).toEqual([
        email.slice(0, 20),
        422,
        true,
      ])
    }
    expect(mails.mails).toEqual([])
    expect((await (await signIn('ines.internal@kudex.example')).request('ines@acme.example')).status).toBe(403)
  })
})
