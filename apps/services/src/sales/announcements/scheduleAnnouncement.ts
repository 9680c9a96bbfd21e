import type { Queries } from '../../database/database.types.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'

/** Name of the queue of announcements; the payload names a site. */
export const announcementQueue = 'sales.announcements'

/**
 * When subscribers are notified of waiting entries: after a delay without a further entry, at the latest after four
 * delays; of urgent entries immediately. Null if no entry is waiting.
 */
export function resolveDue(
  entries: readonly { readonly isUrgent: boolean; readonly waitingSince: Date | null }[],
  delay: number,
): Date | null {
  const moments = entries.flatMap(({ waitingSince }) => (waitingSince ? [+waitingSince] : []))
  if (moments.length === 0) return null
  const urgent = entries.flatMap(({ isUrgent, waitingSince }) => (isUrgent && waitingSince ? [+waitingSince] : []))
  const regular = Math.min(Math.max(...moments) + delay, Math.min(...moments) + maxDelays * delay)
  return new Date(Math.min(regular, ...urgent))
}

/** Maximum number of delays that the first entry waits while others follow. */
const maxDelays = 4

/** Enqueues an announcement to the subscribers of a site. Idempotent. */
export async function scheduleAnnouncement(
  { jobs }: AnnouncementContext,
  { siteId, due, queries }: { readonly siteId: string; readonly due: Date; readonly queries: Queries },
): Promise<void> {
  const key = `${siteId} ${due.toISOString()}`
  await jobs.enqueue({ queue: announcementQueue, key, payload: { siteId }, runAt: due, queries })
}
