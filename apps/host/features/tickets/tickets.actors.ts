import type { TicketEvents, TicketingClient } from '@kudex/api/ticketing'
import type { PublicSettings } from '@kudex/domain/settings'
import type { Ticket, TicketListQuery } from '@kudex/domain/tickets'
import { providePorts } from '@kudex/machines/ports'
import {
  storedChangeMachine,
  ticketDraftMachine,
  ticketListMachine,
  ticketMachine,
  toDraftStorageKey,
  type DraftId,
  type FormSubmission,
  type SubmittedForm,
  type TicketChangeRequest,
  type TicketPage,
  type TicketQuery,
  type TicketResult,
} from '@kudex/machines/tickets'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { createPortalClient } from '../portal/index.ts'
import { createUploadPorts } from '../uploads/index.ts'
import { watchStorage } from '../shared/watchStorage.ts'
import { submitTicketForm } from './draft/submitTicketForm.ts'
import { toReadResult, toTicketResult } from './detail/toTicketResult.ts'
import { watchPage } from '../shared/watchPage.ts'

/** The list of tickets with the host's proxy of the ticketing service. */
export function createTicketList(settings: PublicSettings) {
  return provideTicketList(createPortalClient(settings))
}

/** A ticket with the host's proxy of the ticketing service. */
export function createTicket(settings: PublicSettings, userId: string) {
  return provideTicket(createPortalClient(settings), userId)
}

/** The list of tickets with the ticketing service behind it. */
export function provideTicketList(client: Pick<TicketingClient, 'fetchTickets'>) {
  return ticketListMachine.provide({
    actors: {
      fetchTickets: fromPromise<TicketResult<TicketPage>, unknown>(({ input, signal }) =>
        // The list passes on the query that it was given.
        toReadResult(client.fetchTickets(input as TicketListQuery, { signal })),
      ),
    },
  })
}

/** A form of tickets whose draft is kept in local storage. */
export function provideTicketDraft(client: TicketingClient, userId: string): typeof ticketDraftMachine {
  return providePorts(ticketDraftMachine, createDraftPorts(client, userId))
}

/** A ticket on its page, with the drafts of its comment and closure. */
export function provideTicket(client: TicketingClient & TicketEvents, userId: string): typeof ticketMachine {
  return providePorts(ticketMachine, {
    ...createDraftPorts(client, userId),
    fetchTicket: fromPromise<TicketResult<Ticket | null>, TicketQuery>(async ({ input, signal }) => {
      const { ticketId: id, revision } = input
      if (revision !== null) {
        const changed = await toReadResult(client.hasTicketChanged({ id, revision }, { signal }))
        if (!changed.isDone) return changed
        if (!changed.value) return { isDone: true, value: null }
      }
      const result = await toReadResult(client.fetchTicket(id, { signal }))
      return result.isDone && !result.value ? { isDone: false, failure: { code: 'notFound' } } : result
    }),
    changeTicket: createChangePort(client),
  })
}

/** A change of a ticket that waits in local storage. */
export function provideStoredChange(client: TicketingClient): typeof storedChangeMachine {
  return storedChangeMachine.provide({ actors: { ...createStoragePorts(), changeTicket: createChangePort(client) } })
}

function createChangePort(client: TicketingClient) {
  return fromPromise<TicketResult<Ticket>, TicketChangeRequest>(({ input, signal }) =>
    toTicketResult(sendChange(client, input, signal), (ticket) => ticket),
  )
}

function sendChange(client: TicketingClient, request: TicketChangeRequest, signal: AbortSignal) {
  const { key, ticketId: id, change, status, revision } = request
  if (change === 'reopen') return client.reopenTicket(key, { id, revision }, { signal })
  if (status !== null) return client.setTicketStatus(key, { id, revision }, { status }, { signal })
  return client.watchTicket(key, id, change === 'watch', { signal })
}

function readDraft(id: DraftId): string | null {
  return localStorage.getItem(toDraftStorageKey(id))
}

function createStoragePorts() {
  return {
    loadDraft: fromPromise<string | null, DraftId>(async ({ input }) => readDraft(input)),
    removeDraft: fromPromise<void, DraftId>(async ({ input }) => localStorage.removeItem(toDraftStorageKey(input))),
  }
}

function createDraftPorts(client: TicketingClient, userId: string) {
  return {
    ...createStoragePorts(),
    saveDraft: fromPromise<void, DraftId & { readonly text: string }>(async ({ input }) =>
      localStorage.setItem(toDraftStorageKey(input), input.text),
    ),
    watchDraft: fromCallback<EventObject, DraftId>(({ input, sendBack }) => {
      const report = () => sendBack({ type: 'draft.changed', text: readDraft(input) })
      const stopStorage = watchStorage(toDraftStorageKey(input), report)
      const stopPage = watchPage({ onVisible: report })
      return () => {
        stopStorage()
        stopPage()
      }
    }),
    submitForm: fromPromise<TicketResult<SubmittedForm>, FormSubmission>(({ input, signal }) =>
      submitTicketForm(client, userId, input, signal),
    ),
    ...createUploadPorts({ purpose: 'ticket' }),
  }
}
