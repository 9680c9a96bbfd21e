import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { accounts, invitations } from '../tables.ts'
import { createTestMails, listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient } from '../testing/portalClient.ts'
import { inviteUser } from './changeUsers.ts'
import { findAdministrator } from './permissions.ts'

const password = 'Lightning-wire-1'
const person = { firstName: 'Ada', lastName: 'King', password, repeatedPassword: password }

describe('the pages of an invitation', () => {
  let database: Database
  let identity: TestIdentity
  const mails = createTestMails()

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries, mails)
  })
  beforeEach(() => {
    mails.mails.length = 0
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  /** Invites an address to ACME Harness and returns the link of the mail. */
  async function invite(email: string): Promise<string> {
    const { queries } = database
    const [adam] = await queries.select().from(accounts).where(eq(accounts.email, 'adam.admin@acme.example'))
    const administrator = await findAdministrator(queries, adam?.id ?? '')
    if (!administrator) throw new Error('Adam is no administrator')
    const invitationUrl = `${identity.issuer}/invitation`
    const { sendMail } = mails
    const context = { queries, administrator, sendMail, invitationUrl, locale: 'en', origin: 'https://portal.test' }
    await inviteUser(context, { email, organization: 'acme-harness', application: 'tickets', role: 'user' })
    const mail = mails.mails.at(-1)
    if (mail?.template !== 'invitation') throw new Error('No invitation was sent')
    return mail.link
  }

  async function post(address: string, fields: Record<string, string>) {
    const response = await identity.browser().submit(address, fields)
    return { status: response.status, location: response.headers.get('location'), html: await response.text() }
  }

  it('lead a new person to the portal in two steps, once', async () => {
    const link = await invite('ada.king@acme.example')
    const [page] = link.split('?')
    const first = await identity.browser().get(link)
    const html = await first.text()
    expect(first.status).toBe(200)
    expect(html).toContain('ACME Harness Ltd invites you')
    expect(html).toContain('Service tickets')
    // A mail scanner that opens the link does not use it up.
    expect((await identity.browser().get(link)).status).toBe(200)

    const accepted = await post(link, { decision: 'accept' })
    expect(accepted).toMatchObject({ status: 303, location: expect.stringContaining('/account?ui_locales=en') })
    const form = `${page}/account`
    expect(await (await identity.browser().get(form)).text()).toContain('ada.king@acme.example')

    const refused = await post(form, { ...person, lastName: '', password: 'short', repeatedPassword: 'short' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('value="Ada"')
    expect(refused.html).not.toContain('short')
    expect((await post(form, { ...person, repeatedPassword: 'Other-wire-1' })).status).toBe(422)

    expect(await post(form, person)).toMatchObject({ status: 200, html: expect.stringContaining('You have accepted') })
    for (const address of [link, form]) {
      expect((await identity.browser().get(address)).status).toBe(404)
      expect((await post(address, { ...person, decision: 'accept' })).status).toBe(404)
    }
    const client = createPortalClient(identity)
    const tokens = await client.signInForTokens(identity.browser(), 'ada.king@acme.example', password)
    expect(await (await client.readUser(tokens.access_token)).json()).toMatchObject({
      name: 'Ada King',
      roles: ['kmx_int_serviceticketing_active'],
      organizations: ['acme-harness'],
    })
  })

  it('keep the password of a person who has an account already', async () => {
    const link = await invite('oscar.other@globex.example')
    const [page] = link.split('?')
    expect((await post(`${page}/account`, person)).status).toBe(404)
    expect(await post(link, { decision: 'accept' })).toMatchObject({
      html: expect.stringContaining('You have accepted'),
    })
    const client = createPortalClient(identity)
    const tokens = await client.signInForTokens(identity.browser(), 'oscar.other@globex.example', demoPassword)
    expect(await (await client.readUser(tokens.access_token)).json()).toMatchObject({
      organizations: ['globex-kabel', 'acme-harness'],
    })
  })

  it('refuse unknown and expired tokens alike, and forms of other sites', async () => {
    const link = await invite('late@acme.example')
    const unknown = await identity.browser().get(`${identity.issuer}/invitation/unknown`)
    await database.queries.update(invitations).set({ expiresAt: new Date(0) })
    const expired = await identity.browser().get(link)
    expect([unknown.status, expired.status]).toEqual([404, 404])
    expect(await expired.text()).toBe(await unknown.text())
    const foreign = await identity.browser().submit(link, { decision: 'accept' }, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect(await post(link, { decision: 'later' })).toMatchObject({ status: 303, location: 'http://localhost:3000/' })
  })
})
