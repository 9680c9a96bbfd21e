import { setTimeout as pause } from 'node:timers/promises'
import type { AnnouncementFeed } from '../../announcementFeed.types.ts'
import type { CreateService } from '../../service.types.ts'
import { createLeaveTokens } from '../leaveTokens.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { noteEntries } from './noteEntries.ts'
import { announcementQueue } from './planTelling.ts'
import { tellSubscribers } from './tellSubscribers.ts'

/**
 * Tells subscribers of new stories and media releases (STORY-09): follows the log of changes and the dates that editors
 * set, and leaves the mails to the jobs (decision 33).
 */
export function createAnnouncementsService(feed: AnnouncementFeed): CreateService {
  return ({ settings, database: { queries }, jobs, log }) => {
    const context: AnnouncerContext = {
      queries,
      feed,
      jobs,
      leaveTokens: createLeaveTokens(settings.sessionSecret),
      publicOrigins: settings.publicOrigins,
      delay: settings.announcementDelay * 1_000,
      now: () => new Date(),
    }
    jobs.work(announcementQueue, ({ payload }) =>
      tellSubscribers(context, (payload as { readonly siteId: string }).siteId),
    )
    const watch = feed.createWatch(queries)
    const stop = new AbortController()
    const running = follow()

    async function follow(): Promise<void> {
      let point: string | null = null
      let next: Date | null = null
      while (!stop.signal.aborted) {
        try {
          const { sequence, isTouched } = await look(point)
          if (isTouched || (next !== null && next <= context.now())) next = await noteEntries(context)
          point = sequence
          const untilNext = next === null ? longestWait : next.getTime() - Date.now() + 1
          await watch.wait(point, Math.min(Math.max(untilNext, 1), longestWait), stop.signal)
        } catch (error) {
          log.error({ err: error }, 'what is new could not be noted')
          point = null
          await pause(retryAfter, undefined, { signal: stop.signal }).catch(() => {})
        }
      }
    }

    /** The point is read before the entries: what comes in between is looked at again. */
    async function look(point: string | null): Promise<{ readonly sequence: string; readonly isTouched: boolean }> {
      if (point === null) return { sequence: await feed.readPoint(queries), isTouched: true }
      const { sequence, isComplete, changes } = await feed.readChanges(queries, point)
      return { sequence, isTouched: !isComplete || changes.some(({ tags }) => feed.isTouched(tags)) }
    }

    return {
      name: 'announcements',
      routes: [],
      stopping() {
        stop.abort()
        watch.close()
      },
      close: () => running,
    }
  }
}

/** Milliseconds; then the log is read whether it moved or not. */
const longestWait = 60_000

const retryAfter = 5_000
