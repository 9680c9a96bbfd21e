import { eq } from 'drizzle-orm'
import type { IsWanted } from '../../mail/mailService.ts'
import { subscriptions } from '../tables.ts'

/** News is not sent any more once its subscription has ended, however long it waited for the mail server (STORY-09). */
export const isStillWanted: IsWanted = async (queries, mail) => {
  if (mail.template !== 'subscription-news') return true
  const [row] = await queries
    .select({ endedAt: subscriptions.endedAt })
    .from(subscriptions)
    .where(eq(subscriptions.tokenHash, mail.subscription))
  return row?.endedAt === null
}
