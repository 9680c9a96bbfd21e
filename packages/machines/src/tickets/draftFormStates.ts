import { and, not } from 'xstate'
import { toDraftId, toSubmission } from './draftContext.ts'
import { ticketDraftSetup } from './ticketDraftSetup.ts'
import { failed } from './tickets.types.ts'

/** Editing the form, and sending it once. */
export const draftFormStates = ticketDraftSetup.createStateConfig({
  initial: 'starting',
  on: { 'draft.submit': { target: '.submitting', actions: { type: 'begin', params: ({ event }) => event } } },
  states: {
    // Continues a submission that waited when the page was left.
    starting: {
      always: [
        { guard: and([not('isLoading'), 'isWanted']), target: 'submitting.preparing' },
        { guard: not('isLoading'), target: 'editing' },
      ],
    },
    editing: {},
    submitting: {
      tags: 'busy',
      on: { 'draft.submit': {} },
      initial: 'checking',
      states: {
        // Clears the problems of the previous attempt for a moment, so that the same ones get the focus again.
        checking: { after: { 0: { target: 'opening', actions: 'releaseHeld' } } },
        opening: { always: { guard: not('isLoading'), target: 'preparing' } },
        preparing: {
          always: [
            { guard: not('isValid'), target: '#ticketDraft.form.editing', actions: ['rejectInvalid', 'setUnwanted'] },
            {
              guard: 'hasStoppedFiles',
              target: '#ticketDraft.form.editing',
              actions: ['rejectFiles', 'setUnwanted'],
            },
            { guard: not('isUploading'), target: 'sending' },
          ],
          on: { 'draft.hold': '#ticketDraft.form.editing' },
        },
        sending: {
          entry: 'markAttempt',
          invoke: {
            src: 'submitForm',
            input: ({ context }) => toSubmission(context),
            onDone: { target: 'settled', actions: { type: 'setResult', params: ({ event }) => event } },
            onError: { target: 'settled', actions: { type: 'setResult', params: { output: failed('unavailable') } } },
          },
          after: {
            callTimeout: {
              target: 'settled',
              actions: { type: 'setResult', params: { output: failed('network') } },
            },
          },
        },
        settled: {
          always: [
            { guard: 'isSent', target: 'finishing' },
            { guard: { type: 'hasFailed', params: { code: 'network' } }, target: '#ticketDraft.form.queued.offline' },
            {
              guard: { type: 'hasFailed', params: { code: 'unauthenticated' } },
              target: '#ticketDraft.form.queued.signedOut',
            },
            { target: '#ticketDraft.form.editing', actions: 'setUnwanted' },
          ],
        },
        // Another tab may have typed meanwhile.
        finishing: {
          invoke: {
            src: 'loadDraft',
            input: ({ context }) => toDraftId(context),
            onDone: { target: 'finished', actions: { type: 'applyFinal', params: ({ event }) => event } },
            onError: 'finished',
          },
        },
        finished: {
          always: [
            { guard: 'isReplaced', target: '#ticketDraft.form.sent.whole' },
            { guard: 'isSentPartly', target: '#ticketDraft.form.sent.partly', actions: ['startNext', 'save'] },
            { target: '#ticketDraft.form.sent.whole', actions: 'clear' },
          ],
        },
      },
    },
    // Waits until the call can arrive; an edit withdraws the submission.
    queued: {
      always: { guard: not('isWanted'), target: 'editing' },
      on: { 'draft.hold': { actions: 'setUnwanted' } },
      initial: 'offline',
      states: {
        offline: {
          tags: 'queued',
          after: { retryDelay: '#ticketDraft.form.submitting.preparing' },
          on: { 'network.online': '#ticketDraft.form.submitting.preparing' },
        },
        signedOut: {
          tags: 'unauthenticated',
          on: { 'session.restored': '#ticketDraft.form.submitting.preparing' },
        },
      },
    },
    sent: {
      tags: 'sent',
      entry: 'restoreFiles',
      on: {
        'field.change': { target: 'editing', actions: { type: 'edit', params: ({ event }) => event } },
        'sent.read': 'editing',
      },
      initial: 'whole',
      states: { whole: { on: { 'draft.submit': {} } }, partly: { tags: 'sentPartly' } },
    },
  },
})
