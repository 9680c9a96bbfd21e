import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { waitUntil } from '../shared/testWaiting.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { ProtectedPage } from './ProtectedPage.tsx'
import { readContinue } from './stores/continueStore.ts'
import { createTestStorage } from './stores/testStorage.ts'
import { createTokenStore } from './stores/tokenStore.ts'
import { testDiscovery } from './testDiscovery.ts'

// Lazily loaded parts, loaded ahead.
import './auth.actors.ts'
import '../shared/MountedActor.tsx'

const { identityClientId } = testContext.settings
const context = { ...testContext, path: '/protected-role', fullPath: '/en/protected-role' }

let element: HTMLElement
let root: Root
let auth: ReturnType<typeof useAuth>
let requests: string[] = []
const reload = vi.fn()

beforeEach(() => {
  element = stubDocument()
  requests = []
  reload.mockReset()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost', reload })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('fetch', async (address: unknown) => {
    requests.push(String(address))
    if (String(address).endsWith('/openid-configuration')) return Response.json(testDiscovery)
    if (String(address).endsWith('/userinfo')) return Response.json({ subname: 'carla' })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('the dashboard offers to continue on a protected content page after signing in (ROUTE-49)', async () => {
  await open()
  expect(element.textContent).toContain('You need to log in')
  expect(readContinue()).toBe('/protected-role')
  // Signing in waits for the visitor.
  expect([requests, auth.status]).toEqual([[], 'idle'])
})

it('a protected content page is loaded again once a signed-in customer has a host session (ROUTE-49)', async () => {
  const tokenExpiry = Date.now() + 3_600_000
  createTokenStore(identityClientId).write({ accessToken: 'a', idToken: 'i', refreshToken: null, tokenExpiry })
  await open()
  await waitUntil(() => reload.mock.calls.length > 0)
  expect(requests.at(-1)).toMatch(/\/api\/.*session/)
})

async function open(): Promise<void> {
  function Probe() {
    auth = useAuth()
    return null
  }
  root = createRoot(element)
  await act(async () =>
    root.render(
      <AppContextProvider value={context}>
        <AuthActorProvider>
          <Probe />
          <ProtectedPage>You need to log in</ProtectedPage>
        </AuthActorProvider>
      </AppContextProvider>,
    ),
  )
}
