import { draftFormStates } from './draftFormStates.ts'
import { draftStorageStates } from './draftStorageStates.ts'
import { createTicketDraftContext, toDraftId } from './draftContext.ts'
import { ticketDraftSetup } from './ticketDraftSetup.ts'

/**
 * A form of tickets whose text is kept until it has arrived: a new ticket, a comment or a closure. The draft belongs to
 * its user, survives a reload and signing in again, is the same in every tab, and is submitted once: its idempotency
 * key is kept until the service has the form. Without a connection or session the submission waits, also across a
 * reload. The child `uploads` sends the files (TICKET-07…09, 11, 13, 15, 16).
 */
export const ticketDraftMachine = ticketDraftSetup.createMachine({
  id: 'ticketDraft',
  context: ({ input }) => createTicketDraftContext(input),
  type: 'parallel',
  invoke: [
    { src: 'watchDraft', input: ({ context }) => toDraftId(context) },
    {
      src: 'uploads',
      id: 'uploads',
      onSnapshot: { actions: { type: 'takeFiles', params: ({ event }) => event.snapshot.context } },
    },
  ],
  on: {
    'field.change': { actions: { type: 'edit', params: ({ event }) => event } },
    'field.focus': { actions: ['releaseHeld', { type: 'focus', params: ({ event }) => event }] },
    'field.blur': { actions: ['releaseHeld', 'blur', 'save'] },
    'draft.discard': { target: ['.form.editing', '.storage.removing'], actions: ['removeFiles', 'clear'] },
  },
  states: { form: draftFormStates, storage: draftStorageStates },
})
