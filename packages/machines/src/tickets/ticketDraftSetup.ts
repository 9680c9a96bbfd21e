import { assign, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import { uploadsMachine, type UploadedFile } from '../uploads/index.ts'
import { hasInput, isEditedSince, isSame, isWanted, mergeDrafts } from './draft.ts'
import {
  mergeElsewhere,
  renewDraft,
  createEmpty,
  toTime,
  toArrivalTime,
  setField,
  setSubmission,
  checkDraft,
  findTicket,
  toFailure,
  toArrivedFile,
  toStorable,
} from './draftContext.ts'
import { loadDraft, removeDraft, saveDraft, submitForm, watchDraft, type SubmittedForm } from './ports.ts'
import { callTimeout, resolveRetryDelay } from './polling.ts'
import { parseStoredDraft } from './storedDraft.ts'
import type { TicketDraftContext, TicketDraftEvent, TicketDraftInput, TicketDraftTag } from './ticketDraft.types.ts'
import type { TicketFailure, TicketResult } from './tickets.types.ts'

/** Types and implementations of the draft chart. */
export const ticketDraftSetup = setup({
  types: {
    context: {} as TicketDraftContext,
    events: {} as TicketDraftEvent,
    input: {} as TicketDraftInput,
    tags: {} as TicketDraftTag,
    children: {} as { uploads: 'uploads' },
  },
  actors: { loadDraft, saveDraft, removeDraft, watchDraft, submitForm, uploads: uploadsMachine },
  delays: {
    callTimeout,
    saveDelay: 300,
    retryDelay: ({ context }) => resolveRetryDelay(context.failures),
  },
  guards: {
    isLoading: stateIn({ storage: 'loading' }),
    hasInput: ({ context }) => hasInput(context.draft),
    isStored: ({ context }) => context.stored !== null,
    isValid: ({ context }) => checkDraft(context).isValid,
    hasStoppedFiles: ({ context: { files } }) =>
      files.some(({ state: { kind } }) => kind === 'failed' || kind === 'paused'),
    isUploading: ({ context: { files } }) => files.some(({ state }) => state.kind !== 'done'),
    isWanted: ({ context }) => isWanted(context.draft),
    isSent: ({ context }) => context.result?.isDone === true,
    hasFailed: ({ context }, { code }: { readonly code: TicketFailure['code'] }) => context.failure?.code === code,
    isReplaced: ({ context: { draft, sent } }) => draft.key !== sent?.key,
    isSentPartly: ({ context }) => isEditedSince(context.draft, toArrivalTime(context)),
  },
  actions: {
    edit: enqueueActions(({ context, enqueue }, { name, text }: { readonly name: string; readonly text: string }) => {
      enqueue.assign({
        draft: setField(context.draft, name, { text, editedAt: toTime(context) }),
        held: name === context.focused ? null : context.held,
        elsewhere: null,
      })
      enqueue.raise({ type: 'storage.outdated' })
    }),
    focus: assign((_, { name }: { readonly name: string }) => ({ focused: name })),
    releaseHeld: assign(({ context }) => ({ draft: toStorable(context), held: null })),
    blur: assign({ focused: null }),
    save: raise({ type: 'storage.flush' }),
    // Text that was typed while the storage was read is newer.
    applyLoaded: enqueueActions(({ context, enqueue }, { output }: { readonly output: string | null }) => {
      const stored = parseStoredDraft(context.userId, output)
      const draft = stored ? mergeDrafts(context.draft, stored) : context.draft
      enqueue.assign({ draft, stored })
      if (!isSame(draft, stored) && hasInput(draft)) enqueue.raise({ type: 'storage.outdated' })
    }),
    applyChanged: enqueueActions(({ context, enqueue }, { text }: { readonly text: string | null }) => {
      const other = parseStoredDraft(context.userId, text)
      const changed = mergeElsewhere(context, other)
      enqueue.assign({ ...changed, stored: other })
      const isUnstored = hasInput(changed.draft) && !isSame(toStorable({ ...context, ...changed }), other)
      if (isUnstored) enqueue.raise({ type: 'storage.outdated' })
    }),
    markStored: assign(({ context }) => ({ stored: toStorable(context) })),
    // Another tab may have typed since this one sent the draft.
    applyFinal: assign(({ context }, { output }: { readonly output: string | null }) => {
      const stored = parseStoredDraft(context.userId, output)
      if (!stored) return {}
      const isFinished = stored.key !== context.draft.key && !isEditedSince(context.draft, toArrivalTime(context))
      return { draft: isFinished ? stored : mergeDrafts(context.draft, stored) }
    }),
    takeFiles: enqueueActions(({ context, enqueue }, { files }: { readonly files: readonly UploadedFile[] }) => {
      const list = files.flatMap(toArrivedFile)
      enqueue.assign({ files })
      if (isSame(list, context.draft.files.list)) return
      enqueue.assign({ draft: { ...context.draft, files: { list, editedAt: toTime(context) } } })
      enqueue.raise({ type: 'storage.outdated' })
    }),
    restoreFiles: sendTo('uploads', ({ context }) => ({ type: 'files.restore', files: context.draft.files.list })),
    removeFiles: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.files) enqueue.sendTo('uploads', { type: 'file.remove', id })
    }),
    begin: assign(({ context }, { revision }: { readonly revision: number | null }) => ({
      draft: setSubmission(context, { isWanted: false, revision }),
      problems: {},
      failure: null,
      failures: 0,
      elsewhere: null,
    })),
    setUnwanted: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ draft: setSubmission(context, { isWanted: false }) })
      enqueue.raise({ type: 'storage.outdated' })
    }),
    rejectInvalid: assign(({ context }) => {
      const checked = checkDraft(context)
      return { problems: checked.isValid ? {} : checked.problems }
    }),
    rejectFiles: assign({ failure: { code: 'files' } }),
    // Saved before it is sent, so that it continues after a reload; not earlier, since files may still be uploading.
    markAttempt: enqueueActions(({ context, enqueue }) => {
      const at = toTime(context)
      const { draft } = context
      enqueue.assign({
        draft: { ...draft, submission: { ...draft.submission, isWanted: true, editedAt: at } },
        sent: { key: draft.key, at },
        result: null,
      })
      enqueue.raise({ type: 'storage.outdated' })
      enqueue.raise({ type: 'storage.flush' })
    }),
    setResult: assign(({ context }, { output }: { readonly output: TicketResult<SubmittedForm> }) => ({
      result: output,
      ticket: findTicket(output) ?? context.ticket,
      ...toFailure(output),
      failures: context.failures + (output.isDone ? 0 : 1),
    })),
    startNext: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ draft: renewDraft(context) })
      enqueue.raise({ type: 'storage.outdated' })
    }),
    clear: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ draft: createEmpty(context), held: null, elsewhere: null, problems: {}, failure: null })
      enqueue.raise({ type: 'storage.obsolete' })
    }),
  },
})
