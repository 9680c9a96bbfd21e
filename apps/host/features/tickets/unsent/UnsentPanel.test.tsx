import type { Ticket } from '@kudex/domain/tickets'
import { toDraftStorageKey } from '@kudex/machines/tickets'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthActorProvider } from '../../auth/authContext.tsx'
import { createTestStorage } from '../../auth/stores/testStorage.ts'
import { AppContextProvider } from '../../shared/appContext.ts'
import { testContext } from '../../shared/testContext.ts'
import { stubDocument } from '../../shared/testDocument.ts'
import { UnsentPanel } from './UnsentPanel.tsx'

const rolf = { id: 'rolf', name: 'Rolf Imhof', isService: true }
const ticket: Partial<Ticket> = { id: 't1', number: 10_482, revision: 4, entries: [], history: [] }
const conflict = { author: rolf, changedOn: '2026-11-19T08:00:00Z', kind: 'status', status: 'closed', reason: null }
const done = { ticket, isRepeated: false, problems: [], conflict: null }

let element: HTMLElement
let root: Root
let storage: Storage
/** The operations that were sent, with their idempotency keys. */
let sent: string[]
/** What the service answers to an operation; null for no response. */
let answer: (operation: string) => object | null

beforeEach(() => {
  vi.useFakeTimers()
  element = stubDocument()
  storage = createTestStorage()
  sent = []
  answer = () => ({ data: { result: done } })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    const { query, variables } = JSON.parse(init.body) as { query: string; variables: { key: string } }
    const operation = /mutation (\w+)/.exec(query)?.[1] ?? ''
    sent.push(`${operation} ${variables.key}`)
    const body = answer(operation)
    if (!body) throw new TypeError('Failed to fetch')
    return Response.json(body)
  })
  root = createRoot(element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the list of what was not sent', () => {
  it('names drafts and the machine that they are about, and deletes one', async () => {
    storeForm({ form: 'ticket', serialNumber: 'A550-1' }, { subject: 'Crimp force drifts' }, false)
    await show()
    expect(element.textContent).toContain('Continue: New ticket, machine A550-1')
    expect(element.textContent).toContain('Crimp force drifts')
    await act(async () => element.querySelector('button')?.click())
    expect(element.textContent).toBe('')
    expect(storage.length).toBe(0)
    expect(sent).toEqual([])
  })

  it('sends comments, closing, reopening and watching without opening their tickets, each with its key (AUTH-13)', async () => {
    storeForm({ form: 'comment', ticketId: 't1' }, { comment: 'It works again.' }, true)
    storeChange('t2', 'reopen')
    storeChange('t3', 'watch')
    storeForm({ form: 'closure', ticketId: 't4' }, closing, true)
    await show()
    expect(sent.toSorted()).toEqual([
      'AddComment key-t1',
      'CloseTicket key-t4',
      'ReopenTicket key-t2',
      'WatchTicket key-t3',
    ])
    for (const name of ['Your comment', 'Close ticket', 'Reopen ticket', 'Watch this ticket']) {
      expect(element.textContent).toContain(`Sent: ${name}`)
    }
    expect(element.textContent).not.toContain('wait')
    expect(storage.length).toBe(0)
  })

  it('sends closing, reopening and watching that wait once each when the browser is online again (TICKET-13)', async () => {
    answer = () => null
    storeForm({ form: 'closure', ticketId: 't1' }, closing, true)
    storeChange('t2', 'reopen')
    storeChange('t3', 'watch')
    await show()
    const attempts = ['CloseTicket key-t1', 'ReopenTicket key-t2', 'WatchTicket key-t3']
    expect([...new Set(sent)].toSorted()).toEqual(attempts)
    expect(element.textContent).toContain('Open: Close ticket')
    expect(storage.length).toBe(3)

    sent = []
    answer = () => ({ data: { result: done } })
    await act(async () => window.dispatchEvent(new window.Event('online')))
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(sent.toSorted()).toEqual(attempts)
    expect(element.textContent).toContain('Sent: Close ticket')
    expect(element.textContent).not.toContain('wait')
    expect(storage.length).toBe(0)
  })

  it('keeps what cannot be sent without a connection, and says that it waits', async () => {
    answer = () => null
    storeChange('t2', 'reopen')
    await show()
    expect(element.textContent).toContain('Open: Reopen ticket')
    expect(storage.length).toBe(1)
    expect(element.textContent).not.toContain('Sent:')
  })

  it('says that a comment was refused, which is a draft again', async () => {
    answer = () => ({ errors: [{ message: 'Broken', extensions: { code: 'INTERNAL' } }] })
    storeForm({ form: 'comment', ticketId: 't1' }, { comment: 'It works again.' }, true)
    await show()
    expect(element.textContent).toContain('Could not be sent: Your comment')
    expect(element.innerHTML).toContain('href="mailto:support@kudex.example"')
    expect(element.textContent).toContain('Continue: Your comment')
    expect(element.textContent).toContain('It works again.')
    expect(storage.length).toBe(1)
  })

  it('says who changed the ticket if it takes a waiting change no more, and leads to it', async () => {
    answer = () => ({ data: { result: { ...done, conflict } } })
    storeChange('t2', 'reopen')
    await show()
    expect(element.textContent).toContain('Could not be sent: Reopen ticket')
    expect(element.textContent).toContain('Last change by Rolf Imhof on')
    expect(element.innerHTML).toContain('href="/en/mykomax/tickets/t2"')
    expect(storage.length).toBe(0)
  })
})

async function show(): Promise<void> {
  await act(async () => {
    root.render(
      <AppContextProvider value={testContext}>
        <AuthActorProvider>
          <UnsentPanel userId="carla" />
        </AuthActorProvider>
      </AppContextProvider>,
    )
  })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

const closing = { reason: 'solvedByCustomer', comment: 'A new blade was enough.' }

type FormName = { form: 'ticket'; serialNumber: string } | { form: 'comment' | 'closure'; ticketId: string }

function storeForm(name: FormName, texts: Readonly<Record<string, string>>, isWanted: boolean): void {
  const ticketId = name.form === 'ticket' ? null : name.ticketId
  const draft = {
    key: `key-${ticketId}`,
    begunAt: 1,
    fields: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { text, editedAt: 2 }])),
    files: { list: [], editedAt: 0 },
    submission: { isWanted, revision: name.form === 'closure' ? 3 : null, editedAt: 3 },
  }
  storage.setItem(
    toDraftStorageKey({ userId: 'carla', ticketId, ...name }),
    JSON.stringify({ version: 1, userId: 'carla', draft }),
  )
}

function storeChange(ticketId: string, change: 'reopen' | 'watch'): void {
  storage.setItem(
    toDraftStorageKey({ userId: 'carla', form: 'change', ticketId }),
    JSON.stringify({
      version: 1,
      userId: 'carla',
      change: { ticketId, key: `key-${ticketId}`, change, status: null, revision: 3 },
    }),
  )
}
