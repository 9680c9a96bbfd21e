import type { PageEditingContext } from './pageEditing.types.ts'

/** Unsaved changes of an editor, as the browser stores them. */
interface PageCopy {
  readonly format: 1
  /** The version that the value is based on. */
  readonly version: string | null
  readonly value: unknown
}

/** The text to store; null if everything is saved. */
export function formatCopy({ version, saved, value }: PageEditingContext): string | null {
  return isSame(saved, value) ? null : JSON.stringify({ format: 1, version, value } satisfies PageCopy)
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

function isCopy(value: unknown): value is PageCopy {
  if (typeof value !== 'object' || value === null) return false
  const { format, version, value: page } = value as Readonly<Record<string, unknown>>
  return format === 1 && (version === null || typeof version === 'string') && typeof page === 'object' && page !== null
}
