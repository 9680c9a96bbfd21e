import type { AnnouncementFeed } from '../../announcementFeed.types.ts'
import { createChangeFollower } from '../../changeFollower.ts'
import type { CreateService } from '../../service.types.ts'
import { createLeaveTokens } from '../leaveTokens.ts'
import type { AnnouncerContext } from './announcer.types.ts'
import { noteEntries } from './noteEntries.ts'
import { announcementQueue } from './planTelling.ts'
import { tellSubscribers } from './tellSubscribers.ts'

/**
 * Tells subscribers of new stories and media releases (STORY-09): follows the log of changes, and leaves
 * the mails to the jobs (decision 33).
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
    const follower = createChangeFollower({
      watch: feed.createWatch(queries),
      log,
      failure: 'what is new could not be noted',
      async take(point) {
        const { sequence, isTouched } = await look(point)
        if (isTouched) await noteEntries(context)
        return { point: sequence }
      },
    })

    /** The point is read before the entries: what comes in between is looked at again. */
    async function look(point: string | null): Promise<{ readonly sequence: string; readonly isTouched: boolean }> {
      if (point === null) return { sequence: await feed.readPoint(queries), isTouched: true }
      const { sequence, isComplete, changes } = await feed.readChanges(queries, point)
      return { sequence, isTouched: !isComplete || changes.some(({ tags }) => feed.isTouched(tags)) }
    }

    return { name: 'announcements', routes: [], ...follower }
  }
}
