import { readFileSync } from 'node:fs'
import type { MachineTransfer, Ticket } from '@kudex/domain/tickets'
import { toDraftStorageKey } from '@kudex/machines/tickets'
import { toUser } from '@kudex/domain/identity'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthActorProvider } from './auth/authContext.tsx'
import { createTestStorage } from './auth/stores/testStorage.ts'
import { TransferDecision, TransferRequest } from './machines/index.ts'
import { DirectRegistration } from './portal/index.ts'
import { AppContextProvider } from './shared/appContext.ts'
import { testContext } from './shared/testContext.ts'
import { stubDocument } from './shared/testDocument.ts'
import { faults, refusedTokens, stubTicketing } from './shared/testFaults.ts'
import { NewTicketPanel, TicketContent, TicketListContent } from './tickets/index.ts'
import { UnsentPanel } from './tickets/unsent/UnsentPanel.tsx'
import { ExportAudit } from './user-admin/index.ts'

// Lazily loaded parts, loaded ahead.
import './auth/auth.actors.ts'
import './shared/MountedActor.tsx'
import './shared/remoteData.actors.ts'
import './tickets/detail/CommentForm.tsx'
import './tickets/draft/NewTicketContent.tsx'
import './tickets/tickets.actors.ts'

const user = toUser({ subname: 'carla', name: 'Carla Customer', roles: ['kmx_int_serviceticketing_active'] })
const carla = { id: 'carla', name: 'Carla Customer', isService: false }
const organization = { id: 'acme', name: 'ACME Harness Ltd' }
const leeds = { id: 'leeds', name: 'Harness hall', city: 'Leeds', country: 'GB', organization }
const transfer: MachineTransfer = {
  id: 'x1',
  serialNumber: 'A550-1',
  machineName: 'Alpha 550',
  organizationName: 'ACME Harness Ltd',
  recipient: 'Globex Kabel',
  contact: 'oscar@globex.example',
  note: '',
  status: 'requested',
  requestedBy: carla,
  requestedOn: '2026-11-20T08:00:00Z',
  decidedBy: null,
  decidedOn: null,
  reason: null,
}

const ticket: Ticket = {
  id: 't1',
  number: 10_482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'inProgress',
  concern: 'restricted',
  machineName: null,
  serialNumber: null,
  contact: carla,
  location: leeds,
  createdOn: '2026-11-18T14:20:00Z',
  replies: 0,
  comments: 0,
  description: 'After two hours.',
  entries: [],
  attachments: [],
  history: [],
  watchers: [],
  revision: 1,
}

interface Screen {
  /** The operation that fails; the others succeed. */
  readonly operation: string
  readonly page: ReactNode
  readonly prepare?: () => void
  /** What the user does. */
  readonly start?: (element: HTMLElement) => void
  /** What is shown all the same: the call only looks for news. */
  readonly stays?: string
  /** Typed text that must not be lost. */
  readonly typed?: string
}

const typed = 'Sold in May, with all tools.'
const submit = (element: HTMLElement, index = 0) => {
  const event = new window.Event('submit', { bubbles: true, cancelable: true })
  return [...element.querySelectorAll('form')].at(index)?.dispatchEvent(event)
}
const type = (element: HTMLElement, name: string) => {
  const field = element.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`)
  if (field) field.value = typed
}

/** Waiting entries of the ticket t1, as the storage keeps them, and the operation that sends each. */
const waiting = {
  AddComment: () => storeForm('comment', { comment: typed }),
  CloseTicket: () => storeForm('closure', { reason: 'solvedByCompany', comment: typed }),
  ReopenTicket: () => storeChange('reopen'),
  WatchTicket: () => storeChange('watch'),
  UnwatchTicket: () => storeChange('unwatch'),
  SetTicketStatus: () => storeChange('status'),
} as const

const screens: readonly Screen[] = [
  {
    operation: 'RequestTransfer',
    page: <TransferRequest serialNumber="A550-1" viewerId="carla" transfer={null} />,
    start: (element) => {
      type(element, 'note')
      submit(element)
    },
    typed,
  },
  {
    operation: 'DecideTransfer',
    page: <TransferDecision transfer={transfer} viewerId="ines" locations={[]} />,
    start: (element) => {
      type(element, 'reason')
      submit(element, 1)
    },
    typed,
  },
  {
    operation: 'RequestApplication',
    page: <DirectRegistration organizations={[organization]} />,
    start: (element) => void submit(element),
  },
  {
    operation: 'AuditExport',
    page: <ExportAudit filter={{ person: '', action: null, from: null, to: null }} />,
    start: (element) => element.querySelector('button')?.click(),
  },
  { operation: 'Locations', page: <NewTicketPanel user={user} /> },
  {
    operation: 'CreateTicket',
    page: <NewTicketPanel user={user} />,
    prepare: () =>
      storeForm('ticket', {
        location: 'leeds',
        ticketType: 'fault',
        concern: 'restricted',
        subject: 'Drift',
        description: typed,
      }),
    typed,
  },
  {
    operation: 'Tickets',
    stays: 'No service tickets have been created yet.',
    page: (
      <TicketListContent
        page={{ tickets: [], total: 0, isTotalExact: true, pageSize: 25 }}
        locations={[]}
        isStaff={false}
      />
    ),
  },
  { operation: 'AddComment', page: <TicketContent user={user} ticket={ticket} />, prepare: waiting.AddComment, typed },
  { operation: 'ReopenTicket', page: <TicketContent user={user} ticket={ticket} />, prepare: waiting.ReopenTicket },
  ...Object.entries(waiting).map(([operation, prepare]) => ({
    operation,
    page: <UnsentPanel userId="carla" />,
    prepare,
    ...(operation === 'AddComment' && { typed }),
  })),
]

let element: HTMLElement
let root: Root

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  element = stubDocument()
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
  vi.stubGlobal('location', { origin: 'http://localhost', assign: () => {} })
  vi.stubGlobal('FormData', FormTexts)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0))
  Object.defineProperty(document, 'readyState', { value: 'complete' })
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe.each(Object.entries(faults))('a screen of the portal whose call %s', (name, fault) => {
  it.each(screens)(
    'says so, offers what to do and keeps what was typed: $operation (TICKET-15, ERR-07)',
    async (screen) => {
      const sent = stubTicketing({ operation: screen.operation, fault, data: { locations: [leeds], machine: null } })
      screen.prepare?.()
      await open(screen.page)
      await act(async () => screen.start?.(element))
      await act(() => vi.advanceTimersByTimeAsync(40_000))
      expect([...sent]).toContain(screen.operation)
      const text = `${element.textContent} ${document.body.textContent}`
      if (screen.stays && name !== refusedTokens) {
        expect(text).toContain(screen.stays)
        return
      }
      expect(text).toMatch(
        name === refusedTokens
          ? /Your session has ended|waits? to be sent/
          : /Something went wrong|waits? to be sent|Could not be sent|once you are online/,
      )
      // Nothing is wrong with the entries.
      expect(text).not.toContain('Please check your entries')
      const addresses = element.textContent.split(testContext.settings.supportEmail).length - 1
      expect(element.querySelectorAll(`a[href="mailto:${testContext.settings.supportEmail}"]`)).toHaveLength(addresses)
      const actions = element.querySelectorAll('button, a[href^="mailto:"], a[href^="/en/mykomax"]')
      expect(actions.length).toBeGreaterThan(0)
      if (screen.typed) expect(isKept(screen.typed)).toBe(true)
    },
  )
})

describe('the files of a comment', () => {
  it('that do not arrive are reported with the address of the support beside their field (TICKET-16, ERR-07)', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 400 }))
    await open(<TicketContent user={user} ticket={ticket} />)
    const input = element.querySelector('input[type=file]')
    if (!input) throw new Error('no field for files')
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
    Object.defineProperty(input, 'files', { value: [new File([png], 'spot.png', { type: 'image/png' })] })
    await act(async () => input.dispatchEvent(new window.Event('change', { bubbles: true })))
    await settle()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(element.textContent).toContain('Something went wrong. Please try again, or write to support@kudex.example.')
    expect(element.querySelector('a[href="mailto:support@kudex.example"]')).not.toBeNull()
  })

  it('that the service does not know any more are reported at their field, and the text is kept (TICKET-15, TICKET-16)', async () => {
    const problems = [{ field: 'attachments', problem: 'invalid' }]
    const result = { ticket: null, isRepeated: false, problems, conflict: null }
    stubTicketing({ operation: 'AddComment', fault: async () => Response.json({ data: { result } }) })
    waiting.AddComment()
    await open(<TicketContent user={user} ticket={ticket} />)
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    const input = element.querySelector('input[type=file]')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(element.textContent).toContain('Please remove them and choose them again.')
    expect(isKept(typed)).toBe(true)
  })
})

it('every change of the portal is tested, and every call that only browsers make', () => {
  const files = ['ticketing', 'users'].map((file) =>
    readFileSync(`${import.meta.dirname}/../../../packages/api/src/ticketing/${file}.graphql`, 'utf8'),
  )
  const changes = [...files.join('\n').matchAll(/^mutation (\w+)/gm)].map(([, name]) => name ?? '')
  const ofUsers = ['InviteUser', 'AddApplication', 'ChangeAccess', 'RemoveMembership', 'DeleteUser']
  const tested = [...screens.map(({ operation }) => operation), ...ofUsers]
  expect(changes.filter((change) => !tested.includes(change))).toEqual([])
})

async function open(page: ReactNode): Promise<void> {
  const context = { ...testContext, fullPath: '/en/mykomax/tickets/list' }
  await act(async () =>
    root.render(
      <AppContextProvider value={context}>
        <AuthActorProvider>{page}</AuthActorProvider>
      </AppContextProvider>,
    ),
  )
  await settle()
}

/** Until lazily loaded parts are shown. */
async function settle(): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(50))
    await act(() => new Promise((resolve) => setImmediate(resolve)))
  }
}

/** True if a text is in a field, on the page or in the storage. */
function isKept(text: string): boolean {
  const fields = [...element.querySelectorAll<HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)
  const stored = Array.from({ length: localStorage.length }, (_, index) =>
    localStorage.getItem(localStorage.key(index) ?? ''),
  )
  return [...fields, element.textContent, ...stored].some((each) => each?.includes(text))
}

/** The texts of a form: linkedom's forms are none for the platform's `FormData`. */
class FormTexts {
  readonly #form: HTMLFormElement

  constructor(form: HTMLFormElement) {
    this.#form = form
  }

  /** No text was typed before hydration. */
  [Symbol.iterator](): Iterator<[string, string]> {
    return [].values()
  }

  get(name: string): string | null {
    return this.#form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? null
  }
}

function storeForm(form: 'ticket' | 'comment' | 'closure', texts: Readonly<Record<string, string>>): void {
  const fields = Object.entries(texts).map(([name, text]) => [name, { text, editedAt: 2 }])
  store(form, {
    draft: {
      key: 'k',
      begunAt: 1,
      fields: Object.fromEntries(fields),
      files: { list: [], editedAt: 0 },
      submission: { isWanted: true, revision: form === 'closure' ? 1 : null, editedAt: 3 },
    },
  })
}

function storeChange(change: 'reopen' | 'watch' | 'unwatch' | 'status'): void {
  const status: Ticket['status'] | null = change === 'status' ? 'waiting' : null
  store('change', { change: { ticketId: 't1', key: 'k', change, status, revision: 1 } })
}

function store(form: 'ticket' | 'comment' | 'closure' | 'change', content: object): void {
  const key = toDraftStorageKey({ userId: 'carla', form, ticketId: form === 'ticket' ? null : 't1' })
  localStorage.setItem(key, JSON.stringify({ version: 1, userId: 'carla', ...content }))
}
