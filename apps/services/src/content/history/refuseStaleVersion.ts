import type { Queries } from '../../database/database.types.ts'
import { WriteRefusal } from '../write/writeRefusal.ts'
import { readMissedChanges } from './readHistory.ts'
import type { EntryId } from './recordHistory.ts'

/** Runs a check of the version of an entry; a stale version is refused with who changed what meanwhile. */
export async function refuseStaleVersion(
  queries: Queries,
  entry: EntryId,
  version: string | null,
  check: () => void,
): Promise<void> {
  try {
    check()
  } catch (error) {
    if (!(error instanceof WriteRefusal && error.reason === 'other version')) throw error
    const missed = await readMissedChanges(queries, entry, version)
    throw new WriteRefusal('other version', { version: error.version, missed })
  }
}
