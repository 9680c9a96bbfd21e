import type { Ticket } from '@kudex/domain/tickets'
import type { ArrivedFile, UploadedFile } from '../uploads/index.ts'
import {
  createDraft,
  hasInput,
  isNewer,
  isSame,
  mergeDrafts,
  toLaterTime,
  toTexts,
  type Draft,
  type DraftField,
  type DraftId,
  type DraftSubmission,
} from './draft.ts'
import type { FormSubmission, SubmittedForm } from './ports.ts'
import type { TicketDraftContext, TicketDraftInput } from './ticketDraft.types.ts'
import type { TicketCheck, TicketResult } from './tickets.types.ts'

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

/** The input of the port `submitForm`. */
export function toSubmission({ form, ticketId, draft }: TicketDraftContext): FormSubmission {
  const { key, files, submission } = draft
  return { form, ticketId, key, texts: toTexts(draft), files: files.list, revision: submission.revision }
}

/** The input of the storage ports. */
export function toDraftId({ userId, form, ticketId, serialNumber = null }: TicketDraftContext): DraftId {
  return { userId, form, ticketId, serialNumber }
}

/** The draft as it is stored for other tabs. */
export function toStorable({ draft, focused, held }: TicketDraftContext): Draft {
  return focused !== null && held ? setField(draft, focused, held) : draft
}

/**
 * Merges a draft that another tab stored. The newest edit of each field wins; while a field has the focus in this tab,
 * its text stays until the focus leaves it. When another tab has sent or discarded the draft, it is removed here too,
 * unless this tab has text that is not stored yet: that becomes the next draft.
 */
export function mergeElsewhere(
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

/** The same texts as a new draft. */
export function renewDraft(context: TicketDraftContext): Draft {
  const { draft, prefill, createKey } = context
  const next = createDraft(createKey(), toTime(context), prefill)
  const hasNewFiles = draft.files.editedAt > toArrivalTime(context)
  return { ...next, fields: draft.fields, files: hasNewFiles ? draft.files : next.files }
}

export function createEmpty(context: TicketDraftContext): Draft {
  return createDraft(context.createKey(), toTime(context), context.prefill)
}

export function toTime(context: TicketDraftContext): number {
  return toLaterTime(toStorable(context), Date.now())
}

/** The time up to which edits have arrived at the service. */
export function toArrivalTime({ result, sent }: TicketDraftContext): number {
  return sent && result?.isDone && result.value.isCurrent ? sent.at : 0
}

export function setField(draft: Draft, name: string, field: DraftField): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: field } }
}

export function setSubmission(context: TicketDraftContext, change: Partial<DraftSubmission>): Draft {
  const { draft } = context
  return { ...draft, submission: { ...draft.submission, ...change, editedAt: toTime(context) } }
}

export function checkDraft({ form, check, draft }: TicketDraftContext): ReturnType<TicketCheck> {
  return check(form, toTexts(draft))
}

export function findTicket(result: TicketResult<SubmittedForm>): Ticket | null {
  if (result.isDone) return result.value.ticket
  return result.failure.code === 'conflict' ? result.failure.ticket : null
}

export function toFailure(result: TicketResult<SubmittedForm>): Pick<TicketDraftContext, 'failure' | 'problems'> {
  if (result.isDone) return { failure: null, problems: {} }
  const { failure } = result
  return { failure, problems: failure.code === 'rejected' ? failure.problems : {} }
}

export function toArrivedFile({ id, name, size, state }: UploadedFile): ArrivedFile[] {
  return state.kind === 'done' ? [{ id, name, size, reference: state.reference, location: state.location }] : []
}
