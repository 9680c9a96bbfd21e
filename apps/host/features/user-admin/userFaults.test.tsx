import type { AdministeredUser, UserCommand } from '@kudex/domain/access'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { AuthActorProvider } from '../auth/authContext.tsx'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { createPortalUserClient } from '../portal/index.ts'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { faults, refusedTokens, stubTicketing } from '../shared/testFaults.ts'
import { toStepResult } from './toTexts.tsx'
import { UserDetailPanel } from './UserDetailPanel.tsx'
import { provideUser } from './users.actors.ts'

const access = { organization: 'acme', application: 'tickets' }
const commands: readonly UserCommand[] = [
  { kind: 'invite', key: 'k', email: 'a@acme.example', ...access, role: 'user', locale: 'en' },
  { kind: 'add', id: 'u', ...access, role: 'user' },
  { kind: 'access', id: 'u', ...access, action: 'withdraw', role: null, locale: 'en' },
  { kind: 'remove', id: 'u', organization: 'acme' },
  { kind: 'delete', id: 'u' },
]

beforeEach(() => {
  vi.useFakeTimers()
  stubDocument()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each(Object.entries(faults))('a change of the user administration that %s', (name, fault) => {
  it.each(commands)('says so under its own title, and what to do: $kind (UADM-10, UADM-12)', async (command) => {
    stubTicketing({ operation: null, fault })
    const actor = createActor(
      provideUser(() => createPortalUserClient(testContext.settings)),
      { input: { query: 'u', data: [] } },
    )
    actor.start()
    actor.send({ type: 'command.run', command })
    const done = waitFor(actor, ({ context }) => context.result !== null)
    await vi.advanceTimersByTimeAsync(40_000)
    const { result } = (await done).context
    actor.stop()
    const { tone, title, text } = toStepResult(testContext, command, result!.outcome)
    expect(tone).toBe('danger')
    expect(title).not.toBe('')
    const html = renderToString(<AppContextProvider value={testContext}>{text}</AppContextProvider>)
    expect(html).toMatch(name === refusedTokens ? /^Log in again[^<]*$/ : /try again/)
  })
})

describe('the page of a user', () => {
  const organization = { id: 'acme', orguid: 'ORG-1', name: 'ACME', subRegion: '', country: 'GB', city: '', members: 2 }
  const request = { ...access, role: 'user', requestedBy: null, requestDate: '2026-11-12T08:00:00Z' }
  const user: AdministeredUser = {
    id: 'u',
    firstName: 'Carla',
    lastName: 'Customer',
    email: 'carla@acme.example',
    status: 'pending',
    organizations: [organization],
    accesses: [{ ...request, status: 'pending', actions: ['accept', 'deny'] }],
  }

  /** The text of the page after a click on the button that accepts the request. */
  async function accept(): Promise<string> {
    const element = stubDocument()
    const root = createRoot(element)
    await act(async () =>
      root.render(
        <AppContextProvider value={testContext}>
          <AuthActorProvider>
            <UserDetailPanel id="u" user={user} viewerId="u" />
          </AuthActorProvider>
        </AppContextProvider>,
      ),
    )
    act(() => element.querySelector<HTMLElement>('[aria-label="Accept request: Service tickets"]')?.click())
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    const text = element.textContent
    act(() => root.unmount())
    return text
  }

  it('keeps the user and the title of the failure while the service is down (UADM-10)', async () => {
    stubTicketing({ operation: null, fault: faults['fails in the service']! })
    const text = await accept()
    expect(text).toContain('Carla Customer')
    expect(text).toContain('The request could not be accepted')
  })

  it('shows the success of a change after which the administrator may not see the user (UADM-10, UADM-16)', async () => {
    const forbidden = async () => Response.json({ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] })
    const data = { result: { user: null, problem: null, existingUser: null } }
    stubTicketing({ operation: 'User', fault: forbidden, data })
    expect(await accept()).toContain('The request was accepted')
  })
})
