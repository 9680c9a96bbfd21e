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
