import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../seed/demo/accounts.ts'
import type { Database } from '../../database/database.types.ts'
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts'
import { listenIdentity, type TestIdentity } from '../testing/listenIdentity.ts'
import { loadDemoAccounts } from '../testing/loadDemoAccounts.ts'
import { createPortalClient, toLocation } from '../testing/portalClient.ts'

describe('forms of the identity service with bad input', () => {
  let database: Database
  let identity: TestIdentity
  let client: ReturnType<typeof createPortalClient>

  beforeAll(async () => {
    database = await openEmptyDatabase()
    await loadDemoAccounts(database.queries)
    identity = await listenIdentity(database.queries)
    client = createPortalClient(identity)
  })
  afterAll(async () => {
    await identity.close()
    await database.close()
  })

  const texts = [
    ['NUL', 'a\u0000b'],
    ['markup', '"><script>alert(1)</script>'],
    ['10 kB', 'x'.repeat(10_000)],
    ['right-to-left marks', '\u202Eevil\u202C'],
  ] as const

  /** Submits a form from an address of its own. */
  async function post(page: string, fields: Record<string, string>, browser = identity.browser()) {
    const response = await browser.submit(page, fields, { 'x-test-address': crypto.randomUUID() })
    const html = await response.text()
    expect(html).not.toMatch(/<script>|\bat .*\.ts|node_modules/)
    return response.status
  }

  it.each(texts)('refuse %s in every field', async (_, text) => {
    const { issuer } = identity
    const browser = identity.browser()
    const page = toLocation(await browser.get(client.toAuthorizeAddress().address))
    expect(await post(page, { email: text, password: demoPassword }, browser)).toBe(422)
    expect(await post(page, { email: 'carla.customer@acme.example', password: text }, browser)).toBe(422)
    expect(await post(page, { passkey: text }, browser)).toBe(422)
    expect(await post(page, { ticket: text, code: '123456' }, browser)).toBe(422)
    expect(await post(page, { ticket: 'a.b.c', code: text }, browser)).toBe(422)
    for (const path of ['/password', '/register']) expect(await post(`${issuer}${path}`, { email: text })).toBe(422)
  })

  it.each(['%00', '%3Cscript%3E', 'x'.repeat(3_000)])('find nothing behind the link %s', async (token) => {
    for (const path of ['password', 'register', 'email', 'invitation']) {
      const page = `${identity.issuer}/${path}/${token}`
      expect((await identity.browser().get(page)).status).toBe(404)
      expect(await post(page, { decision: 'accept', password: demoPassword })).toBe(404)
    }
  })

  it.each(['%00', '..', 'a b', 'x'.repeat(3_000)])('remove no passkey with the id %s', async (id) => {
    const { access_token } = await client.signInForTokens(
      identity.browser(),
      'carla.customer@acme.example',
      demoPassword,
    )
    const response = await fetch(`${identity.issuer}/account/passkeys/${encodeURIComponent(decodeURIComponent(id))}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect([200, 404]).toContain(response.status)
    expect(await response.text()).not.toMatch(/\bat .*\.ts/)
  })
})
