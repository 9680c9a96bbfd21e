import { formatStoredDraft } from './storedDraft.ts'
import { toDraftId, toStorable } from './draftContext.ts'
import { ticketDraftSetup } from './ticketDraftSetup.ts'

/** Keeps the stored text up to date, and applies what other tabs store. */
export const draftStorageStates = ticketDraftSetup.createStateConfig({
  initial: 'loading',
  on: {
    'draft.changed': { actions: [{ type: 'applyChanged', params: ({ event }) => event }, 'restoreFiles'] },
  },
  states: {
    loading: {
      tags: ['loading', 'storing'],
      on: { 'draft.changed': {} },
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => toDraftId(context),
        onDone: {
          target: 'idle',
          actions: [{ type: 'applyLoaded', params: ({ event }) => event }, 'restoreFiles'],
        },
        onError: 'failing',
      },
    },
    idle: { on: { 'storage.outdated': 'outdated', 'storage.obsolete': 'removing' } },
    outdated: {
      tags: 'storing',
      on: { 'storage.obsolete': 'removing' },
      initial: 'waiting',
      states: {
        waiting: { after: { saveDelay: 'choosing' }, on: { 'storage.flush': 'choosing' } },
        choosing: {
          always: [
            { guard: 'hasInput', target: 'writing' },
            // Another tab may have just stored text that this tab does not know.
            { guard: 'isStored', target: '#ticketDraft.storage.removing' },
            { target: '#ticketDraft.storage.idle' },
          ],
        },
        writing: {
          entry: 'markStored',
          invoke: {
            src: 'saveDraft',
            input: ({ context }) => ({
              ...toDraftId(context),
              text: formatStoredDraft(context.userId, toStorable(context)),
            }),
            onDone: '#ticketDraft.storage.idle',
            onError: '#ticketDraft.storage.failing',
          },
          on: { 'storage.outdated': 'waiting' },
        },
      },
    },
    removing: {
      tags: 'storing',
      invoke: { src: 'removeDraft', input: ({ context }) => toDraftId(context), onDone: 'idle', onError: 'failing' },
      on: { 'storage.outdated': 'outdated', 'draft.changed': {} },
    },
    failing: {
      tags: 'unstored',
      on: { 'storage.outdated': 'outdated', 'storage.obsolete': 'removing', 'draft.changed': {} },
    },
  },
})
