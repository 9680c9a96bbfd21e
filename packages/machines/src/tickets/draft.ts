import type { ArrivedFile } from '../uploads/index.ts'
import type { StoredKind, TicketTexts } from './tickets.types.ts'

/** Identifies a stored draft: its user, its kind, and the ticket or machine it belongs to. */
export interface DraftId {
  readonly userId: string
  readonly form: StoredKind
  /** Null for a new ticket. */
  readonly ticketId: string | null
  /** The machine that a new ticket was started for: each machine has a draft of its own. */
  readonly serialNumber?: string | null
}

/** Text that was typed and not yet sent. All times are in milliseconds since 1970. */
export interface Draft {
  /** Idempotency key of the submission. It is the same in every tab; the next draft has another. */
  readonly key: string
  readonly begunAt: number
  readonly fields: Readonly<Record<string, DraftField>>
  readonly files: DraftFiles
  readonly submission: DraftSubmission
}

export interface DraftField {
  readonly text: string
  /** 0 for a prefilled text: any other text is newer. */
  readonly editedAt: number
}

/** The files that have arrived at the upload endpoint. */
export interface DraftFiles {
  readonly list: readonly ArrivedFile[]
  readonly editedAt: number
}

/** The submission of the draft, until it has arrived; a later edit withdraws it. */
export interface DraftSubmission {
  readonly isWanted: boolean
  /** Revision of the ticket that the person saw; null for a new ticket and for comments. */
  readonly revision: number | null
  readonly editedAt: number
}

/** Creates a draft with prefilled texts, for example those of the machine. */
export function createDraft(key: string, begunAt: number, prefill: TicketTexts): Draft {
  const fields = Object.entries(prefill).map(([name, text]) => [name, { text, editedAt: 0 }])
  return {
    key,
    begunAt,
    fields: Object.fromEntries(fields),
    files: { list: [], editedAt: 0 },
    submission: { isWanted: false, revision: null, editedAt: 0 },
  }
}

/**
 * Merges two versions of a draft: of each field, of the files and of the submission, the newest edit wins. The order in
 * which tabs merge does not matter. The key is that of `other`.
 */
export function mergeDrafts(mine: Draft, other: Draft): Draft {
  const names = new Set([...Object.keys(other.fields), ...Object.keys(mine.fields)])
  const fields = [...names].map((name) => [name, pickNewest(mine.fields[name], other.fields[name])])
  return {
    key: other.key,
    begunAt: other.begunAt,
    fields: Object.fromEntries(fields),
    files: pickNewest(mine.files, other.files) ?? other.files,
    submission: pickNewest(mine.submission, other.submission) ?? other.submission,
  }
}

/** The texts of a draft by field. */
export function toTexts({ fields }: Draft): TicketTexts {
  return Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]))
}

/** True if it contains anything that a person typed or attached. */
export function hasInput({ fields, files }: Draft): boolean {
  const isTyped = ({ text, editedAt }: DraftField) => editedAt > 0 && text.trim() !== ''
  return files.list.length > 0 || Object.values(fields).some(isTyped)
}

/** True if a text or the files were edited after a time. */
export function isEditedSince({ fields, files }: Draft, time: number): boolean {
  return [...Object.values(fields), files].some(({ editedAt }) => editedAt > time)
}

/** True if a text or the files were edited after another version. */
export function isNewer({ fields, files }: Draft, other: Draft | null): boolean {
  if (files.editedAt > (other?.files.editedAt ?? 0)) return true
  return Object.entries(fields).some(([name, { editedAt }]) => editedAt > (other?.fields[name]?.editedAt ?? 0))
}

/** True if the person submitted it, and nothing was edited after that. */
export function isWanted(draft: Draft): boolean {
  return draft.submission.isWanted && !isEditedSince(draft, draft.submission.editedAt)
}

/** A time later than every edit and submission of the draft: `now`, or more if the clock did not advance. */
export function toLaterTime({ fields, files, submission }: Draft, now: number): number {
  const times = [...Object.values(fields), files, submission].map(({ editedAt }) => editedAt + 1)
  return Math.max(now, ...times)
}

/** Compares two parts of drafts. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Edits at the same time are compared by their content, so that every tab picks the same one; prefilled text loses. */
function pickNewest<Edited extends { readonly editedAt: number }>(
  mine: Edited | undefined,
  other: Edited | undefined,
): Edited | undefined {
  if (!mine || !other) return mine ?? other
  if (mine.editedAt !== other.editedAt) return mine.editedAt > other.editedAt ? mine : other
  return mine.editedAt > 0 && JSON.stringify(mine) > JSON.stringify(other) ? mine : other
}
