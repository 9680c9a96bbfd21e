import { draftStoragePrefix } from '@kudex/domain/tickets'
import type { Draft, DraftId } from './draft.ts'

/** Key of a draft in local storage. */
export function toDraftStorageKey({ userId, form, ticketId, serialNumber = null }: DraftId): string {
  const subject = ticketId ?? serialNumber
  return `${toDraftStoragePrefix(userId)}${form}${subject === null ? '' : `:${encodeURIComponent(subject)}`}`
}

/** Prefix of the storage keys of all drafts of a user; a logout deletes them (AUTH-13). */
export function toDraftStoragePrefix(userId: string): string {
  return `${draftStoragePrefix}${encodeURIComponent(userId)}:`
}

/** Raised when the stored format changes. */
const storedVersion = 1

/** Formats a draft for the storage. */
export function formatStoredDraft(userId: string, draft: Draft): string {
  return JSON.stringify({ version: storedVersion, userId, draft })
}

/** Parses stored text; null if it is missing, corrupt, of another version or of another user. */
export function parseStoredDraft(userId: string, text: string | null): Draft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || stored['version'] !== storedVersion || stored['userId'] !== userId) return null
    return isDraft(stored['draft']) ? stored['draft'] : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is Draft {
  if (!hasTypes(value, { key: 'string', begunAt: 'number' })) return false
  const { fields, files, submission } = value
  return (
    isRecord(fields) &&
    Object.values(fields).every((field) => hasTypes(field, { text: 'string', editedAt: 'number' })) &&
    hasTypes(files, { editedAt: 'number' }) &&
    Array.isArray(files['list']) &&
    files['list'].every((file) => hasTypes(file, fileTypes)) &&
    hasTypes(submission, { isWanted: 'boolean', editedAt: 'number' }) &&
    (submission['revision'] === null || typeof submission['revision'] === 'number')
  )
}

const fileTypes = { id: 'string', name: 'string', size: 'number', reference: 'string', location: 'string' } as const

type FieldTypes = Readonly<Record<string, 'string' | 'number' | 'boolean'>>

function hasTypes(value: unknown, types: FieldTypes): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.entries(types).every(([name, type]) => typeof value[name] === type)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
