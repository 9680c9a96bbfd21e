import { afterEach, expect, it, vi } from 'vitest'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { createTokenStore } from '../auth/index.ts'
import { testContext } from '../shared/testContext.ts'
import { createPortalClient } from './createPortalClient.ts'

afterEach(() => vi.unstubAllGlobals())

it('a check for news of a ticket waits for a renewal, during which no tokens are stored (TICKET-05)', async () => {
  const sent: (string | null)[] = []
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, callback: () => unknown) => released.then(callback) },
  })
  vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get('authorization'))
    return new Response(null, { status: 204 })
  })
  const client = createPortalClient(testContext.settings)
  const checked = client.hasTicketChanged({ id: 't1', revision: 1 })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(sent).toEqual([])
  const tokenExpiry = Date.now() + 3_600_000
  createTokenStore(testContext.settings.identityClientId).write({
    accessToken: 'renewed',
    idToken: 'i',
    refreshToken: null,
    tokenExpiry,
  })
  release()
  await expect(checked).resolves.toBe(false)
  expect(sent).toEqual(['Bearer renewed'])
})
