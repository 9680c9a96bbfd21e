import { eq } from 'drizzle-orm'
import type { AnnouncementFeed, EntryKey } from '../../announcementFeed.types.ts'
import type { NewsOfMail } from '../../mail/mail.types.ts'
import type { ReviseMail } from '../../mail/mailService.ts'
import { subscriptions } from '../tables.ts'

/**
 * News is not sent any more once its subscription has ended, and tells of nothing that was taken back, however long it
 * waited for the mail server (STORY-09, decision 33).
 */
export function createReviseNews(feed: Pick<AnnouncementFeed, 'readShown'>): ReviseMail {
  return async (queries, mail) => {
    if (mail.template !== 'subscription-news') return mail
    const [row] = await queries
      .select({ siteId: subscriptions.siteId, endedAt: subscriptions.endedAt })
      .from(subscriptions)
      .where(eq(subscriptions.tokenHash, mail.subscription))
    if (row?.endedAt !== null) return null
    const keys = mail.news.flatMap((entry) => toKey(entry) ?? [])
    const shown = await feed.readShown(queries, { siteId: row.siteId, keys })
    const isShown = (entry: NewsOfMail) => {
      const key = toKey(entry)
      return key === null || shown.some(({ kind, id }) => kind === key.kind && id === key.id)
    }
    const news = mail.news.filter(isShown)
    return news.length > 0 ? { ...mail, news } : null
  }
}

/** Null for a mail of an earlier version, which named no entries: it is sent as it was written. */
function toKey({ kind, entryId }: NewsOfMail): EntryKey | null {
  return entryId === undefined ? null : { kind: kind === 'story' ? 'stories' : 'media-releases', id: entryId }
}
