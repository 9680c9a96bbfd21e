import { ticketStatuses } from '@kudex/domain/tickets'
import type { TicketChangeRequest } from './ports.ts'

/** Formats a change for the storage. */
export function formatStoredChange(userId: string, change: TicketChangeRequest): string {
  return JSON.stringify({ version: storedVersion, userId, change })
}

/** Parses a stored change of a ticket; null if it is missing, corrupt, or of another user, ticket or version. */
export function parseStoredChange(
  { userId, ticketId }: { readonly userId: string; readonly ticketId: string },
  text: string | null,
): TicketChangeRequest | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null
    const change = stored?.version === storedVersion && stored.userId === userId ? stored.change : null
    return change && change.ticketId === ticketId && isChange(change) ? change : null
  } catch {
    return null
  }
}

/** The change in a state that is entered only with one. */
export function readChange({ change }: { readonly change: TicketChangeRequest | null }): TicketChangeRequest {
  if (!change) throw new Error('There is no change in this state')
  return change
}

/** Raised when the stored format changes. */
const storedVersion = 1

interface Stored {
  readonly version: number
  readonly userId: string
  readonly change: TicketChangeRequest
}

function isChange({ key, change, status, revision }: TicketChangeRequest): boolean {
  const isKnown = change === 'status' ? settable.has(status ?? '') : kinds.has(change)
  return isKnown && typeof key === 'string' && Number.isInteger(revision)
}

const settable: ReadonlySet<string> = new Set(ticketStatuses.filter((status) => status !== 'closed'))

const kinds: ReadonlySet<string> = new Set(['reopen', 'watch', 'unwatch'])
