import type { JobHandler } from '../jobs/jobs.types.ts'
import { uploadLimits } from '../limits.ts'
import type { UploadRepository } from './uploadRepository.ts'
import type { UploadStore } from './uploadStore.ts'

/** Removes expired uploads: unfinished ones after a day, finished ones after 30 days, attached ones never. */
export function createSweep({ repository, store, isAttached, now = Date.now }: SweepOptions): JobHandler {
  return async ({ payload }) => {
    const id = String(payload)
    const upload = await repository.find(id)
    if (!upload) return store.remove(id)
    const { createdAt, finishedAt } = upload
    const { keptDays, unfinishedHours } = uploadLimits
    const end = finishedAt ? finishedAt.getTime() + keptDays * 24 * hour : createdAt.getTime() + unfinishedHours * hour
    // Finished since the job was scheduled: a later job removes it.
    if (end - minute > now() || (await isAttached(id))) return undefined
    await store.remove(id)
    return repository.remove(id)
  }
}

interface SweepOptions {
  readonly repository: Pick<UploadRepository, 'find' | 'remove'>
  readonly store: Pick<UploadStore, 'remove'>
  /** True if a ticket refers to an upload (TICKET-16). */
  readonly isAttached: (id: string) => Promise<boolean>
  /** The current time; tests replace it. */
  readonly now?: () => number
}

/** Clocks of database and process may differ by this much. */
const minute = 60 * 1000
const hour = 60 * minute
