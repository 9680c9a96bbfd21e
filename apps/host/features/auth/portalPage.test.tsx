import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { waitUntil } from '../shared/testWaiting.ts'
import { AuthActorProvider, useAuth } from './authContext.tsx'
import { PortalPage } from './SignInPrompt.tsx'
import { createTestStorage } from './stores/testStorage.ts'
import { createTokenStore } from './stores/tokenStore.ts'
import { testDiscovery } from './testDiscovery.ts'

// Lazily loaded parts, loaded ahead.
import './auth.actors.ts'
import '../shared/MountedActor.tsx'

const { identityClientId } = testContext.settings
const content = 'Tickets of Carla'

let element: HTMLElement
let root: Root
let auth: ReturnType<typeof useAuth>
let respondWithUser: ((user: { readonly subname: string }) => void) | undefined
const reload = vi.fn()

beforeEach(async () => {
  element = stubDocument()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost', reload })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('fetch', async (address: unknown) => {
    const path = String(address)
    if (path.endsWith('/userinfo')) return Response.json(await new Promise((resolve) => (respondWithUser = resolve)))
    return path.endsWith('/openid-configuration') ? Response.json(testDiscovery) : new Response(null, { status: 204 })
  })
  reload.mockReset()
  respondWithUser = undefined
  createTokenStore(identityClientId).write(createTokens('carla'))
  root = createRoot(element)
  await act(async () => root.render(createPage()))
  act(() => auth.start())
  await signIn('carla')
  await waitUntil(() => auth.snapshot?.hasTag('settled') === true)
  expect(element.textContent).toContain(content)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('a portal page stays hidden after a logout in another tab, and is loaded again for the next user (AUTH-13)', async () => {
  createTokenStore(identityClientId).remove()
  await reportChange()
  await waitUntil(() => auth.snapshot?.hasTag('signedOut') === true)
  expect(element.textContent).not.toContain(content)
  createTokenStore(identityClientId).write(createTokens('oscar'))
  await reportChange()
  await waitUntil(() => auth.snapshot?.hasTag('busy') === true)
  expect(element.textContent).not.toContain(content)
  await signIn('oscar')
  await waitUntil(() => reload.mock.calls.length > 0)
  expect(element.textContent).not.toContain(content)
})

it('a portal page is hidden and loaded again if another user signs in in another tab (AUTH-13)', async () => {
  createTokenStore(identityClientId).write(createTokens('oscar'))
  await reportChange()
  await signIn('oscar')
  await waitUntil(() => reload.mock.calls.length > 0)
  expect(element.textContent).not.toContain(content)
})

it('a portal page stays as it is if the same user has new tokens from another tab', async () => {
  createTokenStore(identityClientId).write(createTokens('carla-renewed'))
  await reportChange()
  await signIn('carla')
  await waitUntil(() => auth.snapshot?.context.tokens?.accessToken === 'carla-renewed')
  await waitUntil(() => auth.snapshot?.hasTag('settled') === true)
  expect(element.textContent).toContain(content)
  expect(reload).not.toHaveBeenCalled()
})

function createPage() {
  function Probe() {
    auth = useAuth()
    return null
  }
  return (
    <AppContextProvider value={testContext}>
      <AuthActorProvider>
        <Probe />
        <PortalPage hasSession>{content}</PortalPage>
      </AuthActorProvider>
    </AppContextProvider>
  )
}

function createTokens(accessToken: string) {
  return { accessToken, idToken: `id-${accessToken}`, refreshToken: null, tokenExpiry: Date.now() + 3_600_000 }
}

/** Answers the pending request for the user. */
async function signIn(subname: string): Promise<void> {
  await waitUntil(() => respondWithUser !== undefined)
  await act(async () => respondWithUser?.({ subname }))
  respondWithUser = undefined
}

/** Tells this tab that another one has changed the stored tokens. */
async function reportChange(): Promise<void> {
  const event = Object.assign(new window.Event('storage'), { key: null })
  await act(async () => void window.dispatchEvent(event))
}
