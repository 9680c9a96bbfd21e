import type { Queries } from '../../database/database.types.ts'
import type { AnnouncerContext } from './announcer.types.ts'

/** Name of the queue of mails about something new; its work names a site. */
export const announcementQueue = 'sales.announcements'

/**
 * When subscribers are told of what waits: after a pause in which nothing else came, at the latest after four of them.
 * What is urgent waits for nothing. Null where nothing waits.
 */
export function resolveDue(
  entries: readonly { readonly isUrgent: boolean; readonly waitingSince: Date | null }[],
  delay: number,
): Date | null {
  const moments = entries.flatMap(({ waitingSince }) => (waitingSince ? [+waitingSince] : []))
  if (moments.length === 0) return null
  const urgent = entries.flatMap(({ isUrgent, waitingSince }) => (isUrgent && waitingSince ? [+waitingSince] : []))
  const calm = Math.min(Math.max(...moments) + delay, Math.min(...moments) + longestDelays * delay)
  return new Date(Math.min(calm, ...urgent))
}

/** Pauses that the first entry waits at most while others come. */
const longestDelays = 4

/** Leaves it to the jobs to tell the subscribers of a site at a moment; planned twice, it is done once. */
export async function planTelling(
  { jobs }: AnnouncerContext,
  { siteId, due, queries }: { readonly siteId: string; readonly due: Date; readonly queries: Queries },
): Promise<void> {
  const key = `${siteId} ${due.toISOString()}`
  await jobs.enqueue({ queue: announcementQueue, key, payload: { siteId }, runAt: due, queries })
}
