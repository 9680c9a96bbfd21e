import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { MissedChanges } from '../history/readHistory.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { lastSaves } from './recordTables.ts'

/** Names an entry that is no page. */
interface EntryId {
  readonly kind: string
  readonly id: string
}

/** Stores who saved an entry. */
export async function recordSave(queries: Queries, { kind, id }: EntryId, editor: string | null): Promise<void> {
  const save = { editor, at: new Date() }
  await queries
    .insert(lastSaves)
    .values({ kind, id, ...save })
    .onConflictDoUpdate({ target: [lastSaves.kind, lastSaves.id], set: save })
}

/** Runs a check of the version of an entry; a stale version is refused with who saved the entry meanwhile. */
export async function refuseWithEditor(queries: Queries, { kind, id }: EntryId, check: () => void): Promise<void> {
  try {
    check()
  } catch (error) {
    if (!(error instanceof WriteRefusal && error.reason === 'other version')) throw error
    const [save] = await queries
      .select()
      .from(lastSaves)
      .where(and(eq(lastSaves.kind, kind), eq(lastSaves.id, id)))
    const missed: MissedChanges = { updatedAt: save?.at ?? null, updatedBy: save?.editor ?? null, changes: null }
    throw new WriteRefusal('other version', { version: error.version, missed })
  }
}
