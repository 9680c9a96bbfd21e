import type { PageEditingContext } from './pageEditing.types.ts'

/** Unsaved changes of an editor, as the browser stores them. */
interface PageCopy {
  readonly format: 1
  /** The version that the value is based on. */
  readonly version: string | null
  readonly value: unknown
  /** The value of the latest save, which may have been under way. */
  readonly sent?: unknown
}

/** The text to store; null if everything is saved. */
export function formatCopy({ version, saved, value, sent }: PageEditingContext): string | null {
  return isSame(saved, value) ? null : JSON.stringify({ format: 1, version, value, sent } satisfies PageCopy)
}

/** Parses a stored copy; null for anything else. */
export function parseCopy(text: string | null): PageCopy | null {
  try {
    const copy: unknown = JSON.parse(text ?? 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

/** Compares two values of a form. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Compares a value of a form with what the service has: it orders fields, and adds null for empty ones. */
export function isStored(value: unknown, stored: unknown): boolean {
  return isSame(toComparable(value), toComparable(stored))
}

function toComparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComparable)
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const fields = Object.entries(value).map(([name, part]) => [name, toComparable(part)] as const)
  const filled = fields.filter(([, part]) => part !== undefined)
  return filled.length === 0 ? undefined : Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isCopy(value: unknown): value is PageCopy {
  if (typeof value !== 'object' || value === null) return false
  const { format, version, value: page } = value as Readonly<Record<string, unknown>>
  return format === 1 && (version === null || typeof version === 'string') && typeof page === 'object' && page !== null
}
