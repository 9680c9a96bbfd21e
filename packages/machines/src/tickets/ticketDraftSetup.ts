import type { Ticket } from '@kudex/domain/tickets'
import { assign, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate'
import { uploadsMachine, type ArrivedFile, type UploadedFile } from '../uploads/index.ts'
import {
  createDraft,
  hasInput,
  isEditedSince,
  isNewer,
  isSame,
  isWanted,
  mergeDrafts,
  toLaterTime,
  toTexts,
  type Draft,
  type DraftField,
  type DraftId,
  type DraftSubmission,
} from './draft.ts'
import {
  loadDraft,
  removeDraft,
  saveDraft,
  submitForm,
  watchDraft,
  type FormSubmission,
  type SubmittedForm,
} from './ports.ts'
import { callTimeout, resolveRetryDelay } from './polling.ts'
import { parseStoredDraft } from './storedDraft.ts'
import {
  type TicketCheck,
  type TicketFailure,
  type TicketForm,
  type TicketProblems,
  type TicketResult,
  type TicketTexts,
} from './tickets.types.ts'

export interface TicketDraftInput extends DraftId {
  readonly form: TicketForm
  /** Texts to start with, for example the machine's; they give way to those of a stored draft. */
  readonly prefill: TicketTexts
  readonly check: TicketCheck
  /** Creates an idempotency key of 64 hexadecimal digits. */
  readonly createKey: () => string
}

export type TicketDraftEvent =
  | { readonly type: 'field.change'; readonly name: string; readonly text: string }
  | { readonly type: 'field.focus'; readonly name: string }
  /** Also when the page is hidden: saves at once. */
  | { readonly type: 'field.blur' }
  /** `revision`: that of the ticket which the person sees; null for a new ticket and for comments. */
  | { readonly type: 'draft.submit'; readonly revision: number | null }
  /** Takes back a submission that waits for the connection, the session or its files. */
  | { readonly type: 'draft.hold' }
  /** Deletes the draft, its stored text and its files (AUTH-13). */
  | { readonly type: 'draft.discard' }
  | { readonly type: 'network.online' }
  | { readonly type: 'session.restored' }
  /** From the port `watchDraft`. */
  | { readonly type: 'draft.changed'; readonly text: string | null }
  /** Internal: the stored text is older than the draft; it has to be saved at once; it is of no use any more. */
  | { readonly type: 'storage.outdated' | 'storage.flush' | 'storage.obsolete' }

export type TicketDraftTag =
  /** Being checked or sent, or waiting for its files. */
  | 'busy'
  /** Is sent as soon as there is a connection. */
  | 'queued'
  /** Is sent after signing in again. */
  | 'unauthenticated'
  | 'sent'
  /** An earlier version was sent; the newer text is the next draft. */
  | 'sentPartly'
  /** The stored draft is not known yet. */
  | 'loading'
  /** The stored text is not up to date yet. */
  | 'storing'
  /** The storage does not work: the text is lost with the page. */
  | 'unstored'

export interface TicketDraftContext extends TicketDraftInput {
  readonly draft: Draft
  /** What the storage holds as far as this tab knows. */
  readonly stored: Draft | null
  /** Name of the field that has the focus. */
  readonly focused: string | null
  /** Newer text of the focused field from another tab. */
  readonly held: DraftField | null
  /** What another tab did to the draft after the last edit in this one. */
  readonly elsewhere: 'changed' | 'removed' | null
  readonly files: readonly UploadedFile[]
  readonly problems: TicketProblems
  /** Why it was not sent; `files`: not all of them have arrived. */
  readonly failure: TicketFailure | { readonly code: 'files' } | null
  /** The last attempt of this tab. */
  readonly sent: { readonly key: string; readonly at: number } | null
  /** Attempts without a response, in a row. */
  readonly failures: number
  readonly result: TicketResult<SubmittedForm> | null
  /** The latest ticket that a submission brought. */
  readonly ticket: Ticket | null
}

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
    // What was typed while the storage was read is newer.
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
    // Saved before it is sent, so that it goes on after a reload; not earlier, since files may still be on their way.
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

/** Context at the start. */
export function createTicketDraftContext(input: TicketDraftInput): TicketDraftContext {
  return {
    ...input,
    draft: createDraft(input.createKey(), Date.now(), input.prefill),
    stored: null,
    focused: null,
    held: null,
    elsewhere: null,
    files: [],
    problems: {},
    failure: null,
    sent: null,
    failures: 0,
    result: null,
    ticket: null,
  }
}

/** The input of a submission. */
export function toSubmission({ form, ticketId, draft }: TicketDraftContext): FormSubmission {
  const { key, files, submission } = draft
  return { form, ticketId, key, texts: toTexts(draft), files: files.list, revision: submission.revision }
}

/** The input of the storage ports. */
export function toDraftId({ userId, form, ticketId }: TicketDraftContext): DraftId {
  return { userId, form, ticketId }
}

/** The draft as other tabs should have it. */
export function toStorable({ draft, focused, held }: TicketDraftContext): Draft {
  return focused !== null && held ? setField(draft, focused, held) : draft
}

/**
 * The rule for several tabs. The newest edit of each field wins; while a field has the focus in this tab, its text
 * stays until the focus leaves it. When another tab has sent or discarded the draft, it is gone here too, except if
 * something was typed here that is not stored yet: that is the next draft.
 */
function mergeElsewhere(
  context: TicketDraftContext,
  other: Draft | null,
): Pick<TicketDraftContext, 'draft' | 'held' | 'elsewhere'> {
  const { draft: mine, stored, focused } = context
  const isStored = !isNewer(mine, stored)
  if (!other && isStored) {
    return { draft: createEmpty(context), held: null, elsewhere: hasInput(mine) ? 'removed' : context.elsewhere }
  }
  if (!other) return { draft: renewDraft(context), held: context.held, elsewhere: context.elsewhere }
  const isSuccessor = other.key !== mine.key && isStored && other.begunAt >= toLaterTime(mine, 0)
  const draft = isSuccessor ? other : mergeDrafts(toStorable(context), other)
  const elsewhere = isSame(toTexts(mine), toTexts(draft)) ? context.elsewhere : 'changed'
  const shown = focused === null ? undefined : mine.fields[focused]
  const newest = focused === null ? undefined : draft.fields[focused]
  if (isSuccessor || focused === null || !shown || !newest || shown.text === newest.text) {
    return { draft, held: null, elsewhere }
  }
  return { draft: setField(draft, focused, shown), held: newest, elsewhere }
}

/** The same texts as a draft of their own. */
function renewDraft(context: TicketDraftContext): Draft {
  const { draft, prefill, createKey } = context
  const next = createDraft(createKey(), toTime(context), prefill)
  const hasNewFiles = draft.files.editedAt > toArrivalTime(context)
  return { ...next, fields: draft.fields, files: hasNewFiles ? draft.files : next.files }
}

function createEmpty(context: TicketDraftContext): Draft {
  return createDraft(context.createKey(), toTime(context), context.prefill)
}

function toTime(context: TicketDraftContext): number {
  return toLaterTime(toStorable(context), Date.now())
}

/** The time up to which edits have arrived at the service. */
function toArrivalTime({ result, sent }: TicketDraftContext): number {
  return sent && result?.isDone && result.value.isCurrent ? sent.at : 0
}

function setField(draft: Draft, name: string, field: DraftField): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: field } }
}

function setSubmission(context: TicketDraftContext, change: Partial<DraftSubmission>): Draft {
  const { draft } = context
  return { ...draft, submission: { ...draft.submission, ...change, editedAt: toTime(context) } }
}

function checkDraft({ form, check, draft }: TicketDraftContext): ReturnType<TicketCheck> {
  return check(form, toTexts(draft))
}

function findTicket(result: TicketResult<SubmittedForm>): Ticket | null {
  if (result.isDone) return result.value.ticket
  return result.failure.code === 'conflict' ? result.failure.ticket : null
}

function toFailure(result: TicketResult<SubmittedForm>): Pick<TicketDraftContext, 'failure' | 'problems'> {
  if (result.isDone) return { failure: null, problems: {} }
  const { failure } = result
  return { failure, problems: failure.code === 'rejected' ? failure.problems : {} }
}

function toArrivedFile({ id, name, size, state }: UploadedFile): ArrivedFile[] {
  return state.kind === 'done' ? [{ id, name, size, reference: state.reference, location: state.location }] : []
}
