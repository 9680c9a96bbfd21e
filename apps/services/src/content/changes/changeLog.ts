import type { ChangeTag } from '@kudex/domain/changes'
import { gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { changeLogLimits } from '../../limits.ts'
import { changeLog, changes } from '../tables.ts'

export interface ChangesAfter {
  /** Point for the next request. */
  readonly sequence: string
  /** False if changes may be missing; then all cached data must be dropped. */
  readonly isComplete: boolean
  readonly changes: readonly { readonly sequence: string; readonly tags: readonly string[] }[]
}

/**
 * Makes this transaction the only writer in all processes, and allocates its number. Called before the first read, so
 * that a write is validated against the state that it changes.
 */
export async function beginChange(transaction: Queries): Promise<void> {
  await transaction.update(changeLog).set({ newest: sql`${changeLog.newest} + 1` })
}

/** Like {@link beginChange}, but without allocating a number: for transactions that may turn out to change nothing. */
export async function lockChanges(transaction: Queries): Promise<void> {
  await transaction.select({ id: changeLog.id }).from(changeLog).for('update')
}

/** Records the tags of a change, and prunes old entries. Called last in the transaction. */
export async function recordChange(transaction: Queries, tags: Iterable<ChangeTag>): Promise<void> {
  const [log] = await transaction.select({ newest: changeLog.newest }).from(changeLog)
  const sequence = log?.newest ?? 0
  await transaction.insert(changes).values({ sequence, tags: [...new Set(tags)].sort() })
  await transaction.delete(changes).where(lte(changes.sequence, sequence - changeLogLimits.retained))
}

/** Reads the changes after a point, in one statement for consistency. */
export async function readChanges(queries: Queries, after: string | null): Promise<ChangesAfter> {
  const point = after === null ? null : parseSequence(after)
  const rows = await queries
    .select({ id: changeLog.id, newest: changeLog.newest, sequence: changes.sequence, tags: changes.tags })
    .from(changeLog)
    .leftJoin(changes, gt(changes.sequence, point?.number ?? Number.MAX_SAFE_INTEGER))
    .orderBy(changes.sequence)
    .limit(changeLogLimits.perResponse + 1)
  const [first] = rows
  if (!first) throw new Error('The table change_log has no row')
  const { id, newest } = first
  const empty = { sequence: toSequence(id, newest), isComplete: true, changes: [] }
  if (after === null) return empty
  const isKnown = point !== null && point.id === id && point.number <= newest
  const missed = isKnown ? newest - point.number : Infinity
  if (missed > changeLogLimits.retained || missed > changeLogLimits.perResponse) return { ...empty, isComplete: false }
  const entries = rows.flatMap(({ sequence, tags }) =>
    sequence === null || tags === null ? [] : [{ sequence: toSequence(id, sequence), tags }],
  )
  return { ...empty, changes: entries }
}

export async function readCurrentPoint(queries: Queries): Promise<string> {
  const [log] = await queries.select().from(changeLog)
  return log ? toSequence(log.id, log.newest) : ''
}

function toSequence(id: string, number: number): string {
  return `${id}-${number}`
}

/** The log and the number of a point; null for other texts. */
export function parseSequence(text: string): { readonly id: string; readonly number: number } | null {
  const match = /^([0-9a-f]{1,32})-(\d{1,15})$/.exec(text)
  return match ? { id: match[1] ?? '', number: Number(match[2]) } : null
}
