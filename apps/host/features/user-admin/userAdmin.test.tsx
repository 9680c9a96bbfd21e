import { accessActions, type AdministeredUser, type UserCommand, type UserProblem } from '@kudex/domain/access'
import { draftStoragePrefix } from '@kudex/domain/tickets'
import { ServiceError } from '@kudex/api/transport'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createTestStorage } from '../auth/stores/testStorage.ts'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { stubDocument } from '../shared/testDocument.ts'
import { InviteUser } from './InviteUser.tsx'
import { toOrganizationEntry } from './toOrganizationEntry.ts'
import { isShownAtTop, toStepResult } from './toTexts.tsx'
import { UserApplications } from './UserApplications.tsx'
import { provideUser } from './users.actors.ts'

const id = '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001'

const organization = {
  id: 'acme',
  orguid: 'ORG-1',
  name: 'ACME Harness Ltd',
  subRegion: 'Northern Europe',
  country: 'GB',
  city: 'Leeds',
  members: 14,
}
const person: AdministeredUser = {
  id,
  firstName: 'Carla',
  lastName: 'Customer',
  email: 'carla@acme.example',
  status: 'pending',
  organizations: [organization],
  accesses: [
    {
      organization: 'acme',
      application: 'inventory',
      role: 'user',
      status: 'pending',
      actions: ['accept', 'deny'],
      requestedBy: 'Carla Customer',
      requestDate: '2026-11-12T08:00:00Z',
    },
    {
      organization: 'acme',
      application: 'tickets',
      role: 'user',
      status: 'active',
      actions: ['update', 'withdraw'],
      requestedBy: null,
      requestDate: '2026-10-01T08:00:00Z',
    },
    {
      organization: 'acme',
      application: 'wire-flow',
      role: 'cloud',
      status: 'active',
      actions: ['update', 'withdraw'],
      requestedBy: null,
      requestDate: '2026-10-01T08:00:00Z',
    },
  ],
}
const acmeTickets = { organization: 'acme', application: 'tickets', role: 'user', locale: 'en' }
const existing = { user: null, problem: 'exists', existingUser: id } as const
const idle = { command: null, result: null, run: () => {}, dismiss: () => {}, signIn: () => {} }

function render(node: React.ReactNode): string {
  return renderToString(<AppContextProvider value={testContext}>{node}</AppContextProvider>)
}

describe('the user administration', () => {
  it('lists requests to decide first (UADM-06)', () => {
    const user = { ...person, accesses: person.accesses.toReversed() }
    const html = render(<UserApplications user={user} users={idle} />)
    expect(/aria-label="([^"]+: [^"]+)"/.exec(html)?.[1]).toBe('Accept request: Inventory')
  })

  it('offers the actions that the service allows, and an update only where there is a choice (UADM-09)', () => {
    const html = render(<UserApplications user={person} users={idle} />)
    expect([...html.matchAll(/aria-label="([^"]+: [^"]+)"/g)].map(([, label]) => label)).toEqual([
      'Accept request: Inventory',
      'Deny request: Inventory',
      'Withdraw access: Service tickets',
      'Update access: Wire-flow',
      'Withdraw access: Wire-flow',
    ])
  })

  it('disables the actions of all applications while one runs', () => {
    const access = { kind: 'access', id, organization: 'acme', role: null, locale: 'en' } as const
    const list = (command: UserCommand) => {
      const html = render(<UserApplications user={person} users={{ ...idle, command }} />)
      return [...html.matchAll(/<button[^>]*>/g)].filter(([tag]) => /: /.test(tag) && !/ disabled=/.test(tag))
    }
    const running = list({ ...access, application: 'inventory', action: 'accept' })
    expect(running.map(([tag]) => tag)).toEqual([expect.stringContaining('Accept request: Inventory')])
    expect(list({ kind: 'delete', id })).toEqual([])
  })

  it('has its own titles of success and failure for each action (UADM-10)', () => {
    const access = {
      kind: 'access',
      id,
      organization: 'acme',
      application: 'tickets',
      role: null,
      locale: 'en',
    } as const
    const commands: UserCommand[] = [
      ...accessActions.map((action) => ({ ...access, action })),
      { kind: 'add', id, organization: 'acme', application: 'tickets', role: 'user' },
      { kind: 'invite', key: '', email: '', organization: 'acme', application: 'tickets', role: 'user', locale: 'en' },
      { kind: 'remove', id, organization: 'acme' },
      { kind: 'delete', id },
    ]
    const outcome = (problem: UserProblem | null) =>
      ({ isDone: true, value: { user: null, problem, existingUser: null } }) as const
    const done = commands.map((command) => toStepResult(testContext, command, outcome(null)))
    const refused = commands.map((command) => toStepResult(testContext, command, outcome('last-administrator')))
    const failed = commands.map((command) => toStepResult(testContext, command, { isDone: false, failure: 'network' }))
    expect(new Set([...done, ...refused].map(({ title }) => title)).size).toBe(2 * commands.length)
    expect(done.every(({ tone }) => tone === 'success')).toBe(true)
    expect(refused[0]?.text).toContain('at least one administrator')
    expect(failed.map(({ title }) => title)).toEqual(refused.map(({ title }) => title))
    expect(failed[0]?.tone).toBe('danger')
    expect(render(failed[0]?.text)).toContain('href="mailto:support@kudex.example"')
  })

  it('reports a change at the top of the page if the row that would show it is gone (UADM-10)', () => {
    const access = {
      kind: 'access',
      id,
      organization: 'acme',
      application: 'tickets',
      role: null,
      locale: 'en',
    } as const
    const done = { isDone: true, value: { user: null, problem: null, existingUser: null } } as const
    const withdraw = { ...access, action: 'withdraw' } as const
    const remove = { kind: 'remove', id, organization: 'acme' } as const
    const without = { ...person, accesses: [], organizations: [] }
    expect([withdraw, remove].map((command) => isShownAtTop(command, done, without))).toEqual([true, true])
    expect([withdraw, remove].map((command) => isShownAtTop(command, done, person))).toEqual([false, false])
    expect(isShownAtTop(withdraw, { isDone: false, failure: 'network' }, without)).toBe(false)
  })

  it('removes the membership that was confirmed, and shows what became of it there (UADM-15)', () => {
    const run = vi.fn()
    const toEntry = (result: Parameters<typeof toOrganizationEntry>[0]['users']['result']) =>
      toOrganizationEntry({
        organization,
        user: person,
        viewerId: 'adam',
        users: { ...idle, result, run },
        context: testContext,
        steps: { cancelText: '', closeLabel: '' },
      })
    const { removal, result } = toEntry(null)
    expect([removal?.label, removal?.confirmText, result]).toEqual([
      'Remove membership: ACME Harness Ltd',
      expect.stringContaining('Carla Customer'),
      undefined,
    ])
    removal?.onStart()
    const command = { kind: 'remove', id, organization: 'acme' } as const
    expect(run).toHaveBeenCalledExactlyOnceWith(command)
    const outcome = {
      isDone: true,
      value: { user: person, problem: 'last-administrator', existingUser: null },
    } as const
    expect(toEntry({ command, outcome }).result?.title).toBe('The membership could not be removed')
  })

  it.each([
    ['is deleted once the service has answered', { isDone: true, value: existing }, false],
    ['stays until the service has answered', { isDone: false, failure: 'network' }, true],
  ] as const)('the address of an invitation that was not sent %s (UADM-13, AUTH-13)', (_, outcome, isKept) => {
    const element = stubDocument()
    vi.stubGlobal('localStorage', createTestStorage())
    localStorage.setItem(`${draftStoragePrefix}ada:invitation`, '{"email":"carla@acme.example"}')
    const root = createRoot(element)
    const command = { kind: 'invite', key: 'k', email: 'carla@acme.example', ...acmeTickets } as const
    act(() =>
      root.render(
        <AppContextProvider value={testContext}>
          <InviteUser organizations={[]} viewerId="ada" users={{ ...idle, result: { command, outcome } }} />
        </AppContextProvider>,
      ),
    )
    expect(localStorage.length > 0).toBe(isKept)
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  it('accepts a request with its button (UADM-06)', () => {
    const run = vi.fn()
    const element = stubDocument()
    const root = createRoot(element)
    act(() =>
      root.render(
        <AppContextProvider value={testContext}>
          <UserApplications user={person} users={{ ...idle, run }} />
        </AppContextProvider>,
      ),
    )
    act(() => element.querySelector<HTMLElement>('[aria-label="Accept request: Inventory"]')?.click())
    expect(run).toHaveBeenCalledExactlyOnceWith({
      kind: 'access',
      id,
      organization: 'acme',
      application: 'inventory',
      action: 'accept',
      role: null,
      locale: 'en',
    })
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  it('shows the editor of a role until its change is saved (UADM-09)', () => {
    const run = vi.fn<(command: UserCommand) => void>()
    const element = stubDocument()
    const root = createRoot(element)
    const show = (users: Partial<Parameters<typeof UserApplications>[0]['users']>) =>
      act(() =>
        root.render(
          <AppContextProvider value={testContext}>
            <UserApplications user={person} users={{ ...idle, run, ...users }} />
          </AppContextProvider>,
        ),
      )
    const findSave = () => [...element.querySelectorAll('button')].find((button) => button.textContent === 'Save')
    show({})
    act(() => element.querySelector<HTMLElement>('[aria-label="Update access: Wire-flow"]')?.click())
    act(() => findSave()?.click())
    const [command] = run.mock.lastCall ?? []
    if (!command) throw new Error('not saved')
    show({ command })
    // A disabled button would lose the focus.
    expect([findSave()?.getAttribute('aria-busy'), findSave()?.disabled]).toEqual(['true', false])
    show({ result: { command, outcome: { isDone: false, failure: 'network' } } })
    expect(findSave()).toBeDefined()
    show({ result: { command, outcome: { isDone: true, value: { user: null, problem: null, existingUser: null } } } })
    expect(findSave()).toBeUndefined()
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  it('warns of lost rights before a membership is removed (UADM-16)', () => {
    const steps = { cancelText: '', closeLabel: '' }
    const toWarning = (user: AdministeredUser, viewerId: string) =>
      toOrganizationEntry({ organization, user, viewerId, users: idle, context: testContext, steps }).removal
        ?.confirmWarning
    expect(toWarning(person, 'adam')).toContain('the only organization that you have in common')
    expect(
      toWarning({ ...person, organizations: [organization, { ...organization, id: 'b' }] }, 'adam'),
    ).toBeUndefined()
    expect(toWarning(person, id)).toContain('You remove yourself')
  })

  it('renders the button that invites', () => {
    expect(render(<InviteUser organizations={[organization]} viewerId="adam" users={idle} />)).toContain(
      'Invite a user',
    )
  })
})

describe('the page of a user', () => {
  it('loads the user, and again after a change', async () => {
    const run = vi.fn(async () => ({ user: null, problem: null, existingUser: null }))
    const fetchUser = vi.fn(async (): Promise<AdministeredUser | null> => person)
    const actor = createActor(
      provideUser(() => ({ fetchUser, run })),
      { input: { query: id, data: null } },
    ).start()
    await waitFor(actor, (state) => state.hasTag('loaded'))
    expect(actor.getSnapshot().context.data).toEqual([person])
    fetchUser.mockResolvedValue(null)
    actor.send({ type: 'command.run', command: { kind: 'delete', id } })
    await waitFor(actor, ({ context }) => Array.isArray(context.data) && context.data.length === 0)
    expect(run).toHaveBeenCalledOnce()
    actor.stop()
  })

  it('knows why it could not be loaded', async () => {
    const error = new ServiceError('no', { kind: 'answer', status: 200, code: 'FORBIDDEN' })
    const reject = () => Promise.reject(error)
    const actor = createActor(
      provideUser(() => ({ fetchUser: reject, run: reject })),
      {
        input: { query: id, data: null },
      },
    ).start()
    await waitFor(actor, (state) => state.hasTag('failed'))
    expect(actor.getSnapshot().context.failure).toBe('forbidden')
    actor.stop()
  })
})
