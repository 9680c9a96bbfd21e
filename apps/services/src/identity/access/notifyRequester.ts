import { eq } from 'drizzle-orm'
import { isApplication } from '@kudex/domain/access'
import type { Queries } from '../../database/database.types.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { accounts } from '../tables.ts'
import type { AccessRow } from './readUsers.ts'

/** Enqueues the mail about a decided request for access, to a person who asked for it, in the language of the account. */
export async function notifyRequester(
  queries: Queries,
  { sendMail, origin }: { readonly sendMail: SendMail; readonly origin: string },
  { accountId, organizationId, application, requestedBy, requestedAt }: AccessRow,
  template: 'access-granted' | 'access-declined',
): Promise<void> {
  if (requestedBy !== accountId || !isApplication(application)) return
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const locale = account.language || 'en'
  await sendMail(
    // The site redirects to the visitor's locale. A language alone, such as `fr`, may not be one.
    { template, to: account.email, locale, application, link: `${origin}/mykomax` },
    { key: `${template}:${accountId}:${organizationId}:${application}:${requestedAt.toISOString()}`, queries },
  )
}
