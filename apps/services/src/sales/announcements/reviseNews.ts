import { eq } from 'drizzle-orm'
import type { AnnouncementFeed, EntryKey } from '../../feeds/announcementFeed.types.ts'
import type { NewsOfMail } from '../../mail/mail.types.ts'
import type { ReviseMail } from '../../mail/mailService.ts'
import { subscriptions } from '../tables.ts'

/**
 * Revises a news mail before each delivery attempt: drops it if the subscription has ended, and removes entries that are
 * no longer visible (STORY-09, decision 33).
 */
export function createReviseNews(feed: Pick<AnnouncementFeed, 'readVisible'>): ReviseMail {
  return async (queries, mail) => {
    if (mail.template !== 'subscription-news') return mail
    const [row] = await queries
      .select({ siteId: subscriptions.siteId, endedAt: subscriptions.endedAt })
      .from(subscriptions)
      .where(eq(subscriptions.tokenHash, mail.subscription))
    if (row?.endedAt !== null) return null
    const keys = mail.news.flatMap((entry) => toKey(entry) ?? [])
    const visible = await feed.readVisible(queries, { siteId: row.siteId, keys })
    const isStillVisible = (entry: NewsOfMail) => {
      const key = toKey(entry)
      return key === null || visible.some(({ kind, id }) => kind === key.kind && id === key.id)
    }
    const news = mail.news.filter(isStillVisible)
    return news.length > 0 ? { ...mail, news } : null
  }
}

/** Null for entries without an id, in mails of an earlier version: these are sent unchanged. */
function toKey({ kind, entryId }: NewsOfMail): EntryKey | null {
  return entryId === undefined ? null : { kind: kind === 'story' ? 'stories' : 'media-releases', id: entryId }
}
