import type { AnnouncementFeed } from '../../feeds/announcementFeed.types.ts'
import { followChangeLog } from '../../feeds/followChangeLog.ts'
import type { CreateService } from '../../service.types.ts'
import { createUnsubscribeTokens } from '../unsubscribeTokens.ts'
import type { AnnouncementContext } from './announcementContext.types.ts'
import { recordEntries } from './recordEntries.ts'
import { announcementQueue } from './scheduleAnnouncement.ts'
import { notifySubscribers } from './notifySubscribers.ts'

/**
 * Notifies subscribers of new stories and media releases (STORY-09): follows the change log and enqueues the mails
 * (decision 33).
 */
export function createAnnouncementsService(feed: AnnouncementFeed): CreateService {
  return ({ settings, database: { queries }, jobs, log }) => {
    const context: AnnouncementContext = {
      queries,
      feed,
      jobs,
      unsubscribeTokens: createUnsubscribeTokens(settings.sessionSecret),
      publicOrigins: settings.publicOrigins,
      delay: settings.announcementDelay * 1_000,
      now: () => new Date(),
    }
    jobs.work(announcementQueue, ({ payload }) =>
      notifySubscribers(context, (payload as { readonly siteId: string }).siteId),
    )
    const follower = followChangeLog({
      watch: feed.createWatch(queries),
      log,
      failure: 'recording new entries failed',
      async apply(point) {
        const { sequence, isAffected } = await readLog(point)
        if (isAffected) await recordEntries(context)
        return { point: sequence }
      },
    })

    /** Reads the point before the entries are read, so that changes in between are read again. */
    async function readLog(point: string | null): Promise<{ readonly sequence: string; readonly isAffected: boolean }> {
      if (point === null) return { sequence: await feed.readPoint(queries), isAffected: true }
      const { sequence, isComplete, changes } = await feed.readChanges(queries, point)
      return { sequence, isAffected: !isComplete || changes.some(({ tags }) => feed.isAffected(tags)) }
    }

    return { name: 'announcements', routes: [], ...follower }
  }
}
