import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../seed/demo/accounts.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { copyEmptyFolder } from '../testing/dataFolders.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { createAdapter, removeExpired } from './provider/adapter.ts'
import { loadSigningKeys } from './provider/signingKeys.ts'
import { identitySeedPart } from './identitySeedPart.ts'
import { accounts, artifacts } from './tables.ts'
import { loadDemoAccounts } from './testing/loadDemoAccounts.ts'
import { listenIdentity } from './testing/listenIdentity.ts'
import { createPortalClient, toLocation, toTokens } from './testing/portalClient.ts'

describe('a restart of the identity service', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kudex-identity-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('keeps keys, sessions, tokens and a pending sign-in', async () => {
    await copyEmptyFolder(folder)
    const first = await openDatabase({ dataFolder: folder })
    await loadDemoAccounts(first.queries)
    const before = await listenIdentity(first.queries)
    const client = createPortalClient(before)
    const browser = before.browser()
    const tokens = await client.signInForTokens(browser, 'carla.customer@acme.example', demoPassword)
    const halfway = before.browser()
    const page = toLocation(await halfway.get(client.toAuthorizeAddress().address))
    const keys = await (await fetch(`${before.issuer}/connect/jwk_uri`)).json()
    await before.close()
    await first.close()

    const second = await openDatabase({ dataFolder: folder })
    const after = await listenIdentity(second.queries, { issuer: before.issuer })
    try {
      expect(await (await fetch(`${after.issuer}/connect/jwk_uri`)).json()).toEqual(keys)
      expect((await client.readUser(tokens.access_token)).status).toBe(200)
      const silent = await browser.get(client.toAuthorizeAddress({ prompt: 'none' }).address)
      expect(toLocation(silent)).toContain('code=')
      const refreshed = client.post('access_token', {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      })
      await toTokens(await refreshed)
      const form = { email: 'gina.other@globex.example', password: demoPassword }
      expect(toLocation(await halfway.get(toLocation(await halfway.submit(page, form))))).toContain('code=')
    } finally {
      await after.close()
      await second.close()
    }
  })
})

describeDatabases('the data of the identity service', (open) => {
  it('has accounts with the seed `demo` only, and loads each seed once', async () => {
    const { queries } = open()
    expect(await identitySeedPart.isEmpty(queries)).toBe(true)
    await loadDemoAccounts(queries, 'scale')
    expect(await queries.select().from(accounts)).toEqual([])
    expect(await identitySeedPart.isEmpty(queries)).toBe(false)
  })

  it('has one signing key, however many processes start at once', async () => {
    const { queries } = open()
    const loaded = await Promise.all(Array.from({ length: 3 }, () => loadSigningKeys(queries)))
    expect(new Set(loaded.map(({ keys }) => JSON.stringify(keys))).size).toBe(1)
    expect(loaded[0]?.keys).toHaveLength(1)
  })

  it('has no token that a reader of the table could use', async () => {
    const { queries } = open()
    const tokens = createAdapter(queries)('AccessToken')
    await tokens.upsert('the-token', { jti: 'the-token', kind: 'AccessToken', grantId: 'g1' }, 60)
    expect(JSON.stringify(await queries.select().from(artifacts))).not.toContain('the-token')
    expect(await tokens.find('the-token')).toEqual({ jti: 'the-token', kind: 'AccessToken', grantId: 'g1' })
    expect(await tokens.find('another')).toBeUndefined()
  })

  it('accepts a code once, also concurrently (AUTH-20)', async () => {
    const codes = createAdapter(open().queries)('AuthorizationCode')
    await codes.upsert('the-code', { jti: 'the-code', kind: 'AuthorizationCode' }, 60)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => codes.consume('the-code')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await codes.find('the-code')).toMatchObject({ consumed: expect.any(Number) })
  })

  it('revokes the tokens of a grant, and no others', async () => {
    const tokens = createAdapter(open().queries)('RefreshToken')
    await tokens.upsert('mine', { kind: 'RefreshToken', grantId: 'mine' }, 60)
    await tokens.upsert('theirs', { kind: 'RefreshToken', grantId: 'theirs' }, 60)
    await tokens.revokeByGrantId('mine')
    expect(await tokens.find('mine')).toBeUndefined()
    expect(await tokens.find('theirs')).toBeDefined()
  })

  it('resolves a session by its uid, also after its id changed', async () => {
    const sessions = createAdapter(open().queries)('Session')
    await sessions.upsert('first', { jti: 'first', kind: 'Session', uid: 'u1', accountId: 'a' }, 60)
    await sessions.destroy('first')
    await sessions.upsert('second', { jti: 'second', kind: 'Session', uid: 'u1', accountId: 'a' }, 60)
    expect(await sessions.findByUid('u1')).toMatchObject({ jti: 'second', accountId: 'a' })
  })

  it('deletes expired rows only', async () => {
    const { queries } = open()
    await queries.execute(sql`delete from identity.artifacts`)
    const grants = createAdapter(queries)('Grant')
    await grants.upsert('short', { kind: 'Grant' }, 60)
    await grants.upsert('long', { kind: 'Grant' }, 3600)
    await grants.upsert('endless', { kind: 'Grant' })
    expect(await removeExpired(queries, new Date(Date.now() + 120_000))).toBe(1)
    expect(await grants.find('short')).toBeUndefined()
    expect(await grants.find('long')).toBeDefined()
    expect(await grants.find('endless')).toBeDefined()
  })

  it('refuses an expired token before it is deleted', async () => {
    const { queries } = open()
    await loadDemoAccounts(queries)
    const identity = await listenIdentity(queries, { lifetimes: { accessToken: 30 } })
    try {
      const client = createPortalClient(identity)
      const { access_token, expires_in } = await client.signInForTokens(
        identity.browser(),
        'nora.none@acme.example',
        demoPassword,
      )
      expect(expires_in).toBe(30)
      expect((await client.readUser(access_token)).status).toBe(200)
      vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ['Date'] })
      expect((await client.readUser(access_token)).status).toBe(401)
    } finally {
      vi.useRealTimers()
      await identity.close()
    }
  })
})
