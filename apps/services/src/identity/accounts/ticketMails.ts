import { eq } from 'drizzle-orm'
import { type TicketMail, ticketMails } from '@kudex/domain/account'
import type { Queries } from '../../database/database.types.ts'
import { accounts } from '../tables.ts'

/** The mails about tickets that a person gets. */
export async function readTicketMails(queries: Queries, accountId: string): Promise<TicketMail[]> {
  const [account] = await queries
    .select({ mutedMails: accounts.mutedMails })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return ticketMails.filter((mail) => !account?.mutedMails.includes(mail))
}

/** Stores which mails a person gets; unknown names are ignored. */
export async function saveTicketMails(queries: Queries, accountId: string, wanted: readonly string[]): Promise<void> {
  const mutedMails = ticketMails.filter((mail) => !wanted.includes(mail))
  await queries.update(accounts).set({ mutedMails }).where(eq(accounts.id, accountId))
}
