import type { AccountDetails } from '@kudex/domain/account'
import { toDraftStorageKey } from '@kudex/machines/tickets'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AuthActorProvider, useAuth } from '../auth/authContext.tsx'
import { hasDrafts } from '../auth/stores/draftStore.ts'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { createTokenStore } from '../auth/stores/tokenStore.ts'
import { testDiscovery } from '../auth/testDiscovery.ts'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { waitUntil } from '../shared/testWaiting.ts'
import { AccountPanel } from './AccountPanel.tsx'

// Lazily loaded parts, loaded ahead.
import '../auth/auth.actors.ts'
import '../shared/MountedActor.tsx'
import './account.actors.ts'

const { identityClientId } = testContext.settings
const account: AccountDetails = {
  profile: {
    firstName: 'Carla',
    lastName: 'Customer',
    email: 'carla@acme.example',
    company: '',
    telephone: '',
    address: '',
    postalCode: '',
    city: '',
    country: 'GB',
    language: 'en',
  },
  ticketMails: [],
  isManagedInternally: false,
  secondFactor: { isEnabled: false, hasApp: false, passkeys: [], recoveryCodesLeft: 0 },
  hasPasskeys: false,
  sessions: [],
}

let element: HTMLElement
let root: Root
let auth: ReturnType<typeof useAuth>
let name = 'Carla Customer'
let isDeleted = false
/** Statuses of the next responses to a change of the profile. */
let refusals: number[] = []
let hasSessions = true
const replace = vi.fn()

beforeEach(async () => {
  element = stubDocument()
  name = 'Carla Customer'
  isDeleted = false
  refusals = []
  hasSessions = true
  replace.mockReset()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost', replace })
  vi.stubGlobal('isSecureContext', true)
  // That of Node takes no form.
  vi.stubGlobal('FormData', FormTexts)
  vi.stubGlobal('fetch', async (url: unknown) => {
    const address = String(url)
    if (address === '/api/session' && !hasSessions) return new Response(null, { status: 401 })
    if (address === '/api/account/profile') {
      const status = refusals.shift()
      if (status) return Response.json({ error: 'signed-out' }, { status })
      if (isDeleted) return Response.json({ account: null })
      name = 'Carla Newname'
      return Response.json({ account: { ...account, profile: { ...account.profile, lastName: 'Newname' } } })
    }
    if (address === '/api/account') return Response.json({ account })
    if (address.endsWith('/openid-configuration')) return Response.json(testDiscovery)
    return address.endsWith('/userinfo')
      ? Response.json({ subname: 'carla', name })
      : new Response(null, { status: 204 })
  })
  const tokenExpiry = Date.now() + 3_600_000
  createTokenStore(identityClientId).write({ accessToken: 'a', idToken: 'i', refreshToken: null, tokenExpiry })
  root = createRoot(element)
  await act(async () => root.render(createPage()))
  act(() => auth.start())
  await waitUntil(() => auth.snapshot?.hasTag('settled') === true && element.querySelector('form') !== null)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('the header has the new name once the profile is saved (AUTH-03, ACCT-03)', async () => {
  expect(auth.snapshot?.context.user?.fullName).toBe('Carla Customer')
  await submit('firstName')
  await waitUntil(() => auth.snapshot?.context.user?.fullName === 'Carla Newname')
})

it('a change that was refused without a session is repeated once there is one', async () => {
  refusals = [401]
  await submit('firstName')
  await waitUntil(() => auth.snapshot?.context.user?.fullName === 'Carla Newname')
  expect(element.textContent).not.toContain('Your session has ended')
})

it('a change without a session offers to log in again', async () => {
  hasSessions = false
  refusals = [401]
  await submit('firstName')
  await waitUntil(() => element.textContent.includes('Your session has ended'))
  expect([...element.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Log in again')
})

it('a deleted account logs out without a question about drafts (ACCT-08)', async () => {
  localStorage.setItem(toDraftStorageKey({ userId: 'carla', form: 'ticket', ticketId: null }), '{}')
  isDeleted = true
  await submit('firstName')
  await waitUntil(() => replace.mock.calls.length > 0)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/en/mykomax/logout')
  expect(hasDrafts()).toBe(false)
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
        <AccountPanel account={null} countries={[]} languages={[]} measurement="dim_metric" measurements={[]} />
      </AuthActorProvider>
    </AppContextProvider>
  )
}

/** Submits the form that has the given field. */
async function submit(field: string): Promise<void> {
  const form = element.querySelector(`[name=${field}]`)?.closest('form')
  await act(async () => void form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })))
}

class FormTexts {
  [Symbol.iterator](): Iterator<[string, string]> {
    return [].values()
  }
}
