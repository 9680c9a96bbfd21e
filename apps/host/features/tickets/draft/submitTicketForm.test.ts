import type { TicketingClient } from '@kudex/api/ticketing'
import { ServiceError } from '@kudex/api/transport'
import type { Ticket } from '@kudex/domain/tickets'
import type { FormSubmission } from '@kudex/machines/tickets'
import { describe, expect, it, vi } from 'vitest'
import { submitTicketForm } from './submitTicketForm.ts'

const carla = { id: 'carla', name: 'Carla Customer', isService: false }
const ticket: Ticket = {
  id: 't1',
  number: 10482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'new',
  concern: 'restricted',
  machineName: null,
  serialNumber: 'A550-20417',
  contact: carla,
  location: { id: 'leeds', name: 'Plant 1', city: 'Leeds', country: 'GB', organization: { id: 'acme', name: 'ACME' } },
  createdOn: '2026-11-18T08:00:00Z',
  replies: 0,
  comments: 0,
  description: 'After two hours.',
  entries: [],
  attachments: [],
  history: [],
  watchers: [],
  revision: 1,
}

const uploadId = 'a'.repeat(64)
const texts = {
  location: 'leeds',
  ticketType: 'fault',
  concern: 'restricted',
  subject: '  Crimp force drifts ',
  description: 'After two hours.',
  machineName: '',
  serialNumber: 'A550-20417',
}
const submission: FormSubmission = {
  form: 'ticket',
  ticketId: null,
  key: 'k',
  texts,
  files: [{ id: 'f', name: 'a.png', size: 1, reference: 'KX', location: `/api/uploads/${uploadId}` }],
  revision: null,
}
const comment: FormSubmission = { ...submission, form: 'comment', ticketId: 't1', texts: { comment: 'It is back.' } }
const closure: FormSubmission = {
  ...comment,
  form: 'closure',
  texts: { reason: 'notRelevant' },
  revision: 1,
  files: [],
}

const result = { ticket, isRepeated: false, problems: {}, conflict: null }
const change = { status: 'closed', reason: 'notRelevant', author: carla, changedOn: '2026-11-19T08:00:00Z' } as const

/** Submits to a service with one response. */
function submit(sent: FormSubmission, response: Awaited<ReturnType<TicketingClient['createTicket']>> | Error) {
  const call = vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)))
  const client = { createTicket: call, addComment: call, closeTicket: call }
  return { call, outcome: submitTicketForm(client, 'carla', sent, new AbortController().signal) }
}

describe('a form of tickets', () => {
  it('is sent with its key and the ids of its files (TICKET-10, TICKET-16)', async () => {
    const { call, outcome } = submit(submission, result)
    expect(await outcome).toEqual({ isDone: true, value: { ticket, isCurrent: true } })
    expect(call).toHaveBeenCalledWith(
      'k',
      expect.objectContaining({ subject: 'Crimp force drifts', attachments: [uploadId] }),
      expect.anything(),
    )
  })

  it('is not sent if it is invalid (TICKET-07, TICKET-08)', async () => {
    const { call, outcome } = submit({ ...submission, texts: { ...texts, subject: ' ', location: '' } }, result)
    expect(await outcome).toEqual({
      isDone: false,
      failure: { code: 'rejected', problems: { location: 'required', subject: 'required' } },
    })
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    ['a ticket', submission, ticket, true],
    ['a ticket with another subject', submission, { ...ticket, subject: 'Older' }, false],
    ['a ticket of another machine', submission, { ...ticket, serialNumber: null }, false],
    ['a comment', comment, { ...ticket, entries: [toEntry('It is back.')] }, true],
    ['a comment with another text', comment, { ...ticket, entries: [toEntry('Older')] }, false],
    ['a closure', closure, { ...ticket, history: [change] }, true],
    ['a closure for another reason', closure, { ...ticket, history: [] }, false],
  ])('that was sent before tells whether its texts have arrived: %s', async (_, sent, known, isCurrent) => {
    const { outcome } = submit(sent, { ...result, ticket: known, isRepeated: true })
    expect(await outcome).toMatchObject({ isDone: true, value: { isCurrent } })
  })

  it('returns the ticket and the latest change after a conflict', async () => {
    const conflict = { ...change, id: '9', ticketId: 't1', kind: 'closed' as const }
    const { outcome } = submit(closure, { ...result, conflict })
    expect(await outcome).toEqual({ isDone: false, failure: { code: 'conflict', ticket, change: conflict } })
  })

  it.each([
    [{ ...result, problems: { reason: 'required' as const } }, 'rejected'],
    [{ ...result, ticket: null }, 'notFound'],
    [new ServiceError('No.', { kind: 'answer', status: 401, code: 'UNAUTHENTICATED' }), 'unauthenticated'],
    [new ServiceError('Network request failed', { kind: 'network', status: null }), 'network'],
  ])('that the service refuses or does not answer keeps its reason (%#)', async (response, code) => {
    expect(await submit(comment, response).outcome).toMatchObject({ isDone: false, failure: { code } })
  })
})

function toEntry(text: string): Ticket['entries'][number] {
  return { id: text, author: carla, createdOn: '2026-11-19T08:00:00Z', text, attachments: [] }
}
