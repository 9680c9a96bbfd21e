import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Application } from '@kudex/domain/access'
import type { TicketMail } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { accounts, applicationAccess, memberships } from '../tables.ts'

export interface MailAddress {
  readonly email: string
  /** Language of mails; empty if not chosen. */
  readonly language: string
  /** Mails about tickets that the person does not want. */
  readonly mutedMails: readonly TicketMail[]
  /** True for internal staff, and for members who use the application in the organization. */
  readonly hasAccess: boolean
}

/** The addresses of accounts by id, with one statement; people of another identity provider have none. */
export async function findMailAddresses(
  queries: Queries,
  ids: readonly string[],
  { organizationId, application }: { readonly organizationId: string; readonly application: Application },
): Promise<ReadonlyMap<string, MailAddress>> {
  const rows = await queries
    .select({
      id: accounts.id,
      email: accounts.email,
      language: accounts.language,
      mutedMails: accounts.mutedMails,
      isInternal: accounts.isInternal,
      member: memberships.accountId,
    })
    .from(accounts)
    .leftJoin(
      applicationAccess,
      and(
        eq(applicationAccess.accountId, accounts.id),
        eq(applicationAccess.organizationId, organizationId),
        eq(applicationAccess.application, application),
        eq(applicationAccess.status, 'active'),
      ),
    )
    .leftJoin(
      memberships,
      and(
        eq(memberships.accountId, applicationAccess.accountId),
        eq(memberships.organizationId, applicationAccess.organizationId),
        isNotNull(memberships.acceptedAt),
      ),
    )
    .where(inArray(accounts.id, [...ids]))
  return new Map(
    rows.map(({ id, email, language, mutedMails, isInternal, member }) => [
      id,
      { email, language, mutedMails, hasAccess: isInternal || member !== null },
    ]),
  )
}
