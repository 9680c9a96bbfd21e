import type { ArrivedFile } from '../uploads/index.ts'
import { hasInput, isWanted, toTexts, type DraftId } from './draft.ts'
import type { TicketChangeRequest } from './ports.ts'
import { parseStoredChange } from './storedChange.ts'
import { parseStoredDraft, toDraftStoragePrefix } from './storedDraft.ts'
import type { StoredKind, TicketTexts } from './tickets.types.ts'

/** A text or a change that the storage keeps until the service has it. */
export interface StoredEntry extends Required<DraftId> {
  /** Its key in the storage. */
  readonly key: string
  /** True if it was sent and waits for the connection or the session; false for a draft. */
  readonly isWaiting: boolean
  /** The kind of a change; null for a form. */
  readonly change: TicketChangeRequest['change'] | null
  /** Empty for a change. */
  readonly texts: TicketTexts
  readonly files: readonly ArrivedFile[]
}

/**
 * Parses an entry of the storage; null if it does not belong to the user, or contains nothing that a person typed or
 * did.
 */
export function parseStoredEntry(userId: string, key: string, text: string): StoredEntry | null {
  const id = parseKey(userId, key)
  if (!id) return null
  if (id.form === 'change') {
    const change = id.ticketId === null ? null : parseStoredChange({ userId, ticketId: id.ticketId }, text)
    return change && { ...id, key, isWaiting: true, change: change.change, texts: {}, files: [] }
  }
  const draft = parseStoredDraft(userId, text)
  if (!draft || !hasInput(draft)) return null
  return { ...id, key, isWaiting: isWanted(draft), change: null, texts: toTexts(draft), files: draft.files.list }
}

function parseKey(userId: string, key: string): Required<DraftId> | null {
  const prefix = toDraftStoragePrefix(userId)
  if (!key.startsWith(prefix)) return null
  const [name, encoded] = key.slice(prefix.length).split(':')
  const form = kinds.find((kind) => kind === name)
  const subject = encoded === undefined ? null : decode(encoded)
  if (!form || (form !== 'ticket' && subject === null)) return null
  return form === 'ticket'
    ? { userId, form, ticketId: null, serialNumber: subject }
    : { userId, form, ticketId: subject, serialNumber: null }
}

const kinds: readonly StoredKind[] = ['ticket', 'comment', 'closure', 'change']

/** Null for a key that the portal has not written. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
