import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { createAuthMachine } from './auth.actors.ts'
import { toAuthConfiguration } from './authContext.tsx'
import { createTestStorage } from './stores/testStorage.ts'
import { testDiscovery } from './testDiscovery.ts'

const assign = vi.fn()
const navigator = { onLine: true }
const events = new EventTarget()

beforeEach(() => {
  stubDocument()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  assign.mockReset()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost', assign })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('fetch', async () => Response.json(testDiscovery))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a portal page without connection stays until the login page can be loaded (AUTH-09, AUTH-30)', async () => {
  const configuration = toAuthConfiguration(testContext.settings, 'http://localhost')
  const actor = createActor(createAuthMachine(configuration), {
    input: { configuration, access: 'required', response: null, returnTo: null },
  }).start()
  await settle()
  navigator.onLine = false
  // The hidden frame gets no response.
  await vi.advanceTimersByTimeAsync(3_000)
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('redirecting')).toBe(true), deadline)
  expect(assign).not.toHaveBeenCalled()
  navigator.onLine = true
  events.dispatchEvent(new Event('online'))
  // The code challenge is computed in another thread.
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce(), deadline)
  actor.stop()
})

const deadline = { timeout: 10_000 }

async function settle(): Promise<void> {
  for (let step = 0; step < 50; step++) await new Promise((resolve) => setImmediate(resolve))
}
