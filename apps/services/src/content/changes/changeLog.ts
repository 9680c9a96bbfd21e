import type { ChangeTag } from '@kudex/domain/changes'
import { gt, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { changeLog, changes } from '../tables.ts'

/** What happened after a point of the log. */
export interface ChangesAfter {
  /** Point to ask from the next time. */
  readonly sequence: string
  /** False when something may be missing: whoever asks has to drop everything. */
  readonly isComplete: boolean
  readonly changes: readonly { readonly sequence: string; readonly tags: readonly string[] }[]
}

/** Entries that are kept; at one write a minute, a week. */
export const retainedChanges = 10_000

/** Entries of one answer; whoever missed more is better off dropping everything. */
export const longestAnswer = 1_000

/**
 * Makes this transaction the only one that writes until it ends, in this and every other process. Taken before the
 * first read, it lets a write check the whole of what is stored without another one coming between.
 */
export async function beginChange(transaction: Queries): Promise<void> {
  await transaction.update(changeLog).set({ newest: sql`${changeLog.newest} + 1` })
}

/** As {@link beginChange} for who has yet to see whether there is anything to note: the log does not grow by it. */
export async function holdChanges(transaction: Queries): Promise<void> {
  await transaction.select({ id: changeLog.id }).from(changeLog).for('update')
}

/** Notes what the transaction touched, as its last statement but the pruning of old entries. */
export async function noteChange(transaction: Queries, tags: Iterable<ChangeTag>): Promise<void> {
  const [log] = await transaction.select({ newest: changeLog.newest }).from(changeLog)
  const sequence = log?.newest ?? 0
  await transaction.insert(changes).values({ sequence, tags: [...new Set(tags)].sort() })
  await transaction.delete(changes).where(lte(changes.sequence, sequence - retainedChanges))
}

/** Reads what came after a point, in one statement so that the point and the entries fit together. */
export async function readChanges(queries: Queries, after: string | null): Promise<ChangesAfter> {
  const point = after === null ? null : parseSequence(after)
  const rows = await queries
    .select({ id: changeLog.id, newest: changeLog.newest, sequence: changes.sequence, tags: changes.tags })
    .from(changeLog)
    .leftJoin(changes, gt(changes.sequence, point?.number ?? Number.MAX_SAFE_INTEGER))
    .orderBy(changes.sequence)
    .limit(longestAnswer + 1)
  const [first] = rows
  if (!first) throw new Error('The change log has lost its row')
  const { id, newest } = first
  const answer = { sequence: toSequence(id, newest), isComplete: true, changes: [] }
  if (after === null) return answer
  const isKnown = point !== null && point.id === id && point.number <= newest
  const missed = isKnown ? newest - point.number : Infinity
  if (missed > retainedChanges || missed > longestAnswer) return { ...answer, isComplete: false }
  const entries = rows.flatMap(({ sequence, tags }) =>
    sequence === null || tags === null ? [] : [{ sequence: toSequence(id, sequence), tags }],
  )
  return { ...answer, changes: entries }
}

/** The point where the log stands now. */
export async function readNewest(queries: Queries): Promise<string> {
  const [log] = await queries.select().from(changeLog)
  return log ? toSequence(log.id, log.newest) : ''
}

function toSequence(id: string, number: number): string {
  return `${id}-${number}`
}

function parseSequence(text: string): { readonly id: string; readonly number: number } | null {
  const match = /^([0-9a-f]{1,32})-(\d{1,15})$/.exec(text)
  return match ? { id: match[1] ?? '', number: Number(match[2]) } : null
}
