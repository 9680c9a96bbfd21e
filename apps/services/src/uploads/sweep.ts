import type { JobHandler } from '../jobs/jobs.types.ts'
import { keptDays, type UploadBook, unfinishedHours } from './uploadBook.ts'
import type { UploadStore } from './uploadStore.ts'

/** Takes an upload away when its time is over: one that was never ended after a day, a whole one after a month. */
export function createSweep({ book, store, now = Date.now }: SweepOptions): JobHandler {
  return async ({ payload }) => {
    const id = String(payload)
    const upload = await book.find(id)
    if (!upload) return store.remove(id)
    const { createdAt, finishedAt } = upload
    const end = finishedAt ? finishedAt.getTime() + keptDays * 24 * hour : createdAt.getTime() + unfinishedHours * hour
    // It was ended since: it is looked at again when its month is over.
    if (end - minute > now()) return undefined
    await store.remove(id)
    return book.forget(id)
  }
}

interface SweepOptions {
  readonly book: Pick<UploadBook, 'find' | 'forget'>
  readonly store: Pick<UploadStore, 'remove'>
  /** The time; tests turn it. */
  readonly now?: () => number
}

/** Clocks of database and process may differ by this much. */
const minute = 60 * 1000
const hour = 60 * minute
