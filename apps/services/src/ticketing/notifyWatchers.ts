import { and, eq, not } from 'drizzle-orm'
import type { TicketMail } from '@kudex/domain/account'
import { formatTicketNumber, type TicketEventKind } from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import { findMailAddresses } from '../identity/access/findMailAddresses.ts'
import type { SendMail } from '../mail/mail.types.ts'
import { type events, people, tickets, watchers } from './tables.ts'

/** Enqueues the mails about an event in its transaction, once per event and person. */
export type Notify = (queries: Queries, event: typeof events.$inferSelect) => Promise<void>

/**
 * Creates the mails about tickets: the author gets one about the new ticket, the watchers about what others do. Address
 * and language are those of the account; watchers who may not see the ticket any more get none.
 */
export function createNotify({ sendMail, origin }: { readonly sendMail: SendMail; readonly origin: string }): Notify {
  return async (queries, { id, ticketId, organizationId, personId, kind }) => {
    const mail = mails[kind]
    if (!mail) return
    const isAuthor = eq(watchers.personId, personId)
    const rows = await queries
      .select({ personId: people.id, email: people.email, locale: people.locale, number: tickets.number })
      .from(watchers)
      .innerJoin(people, eq(people.id, watchers.personId))
      .innerJoin(tickets, eq(tickets.id, watchers.ticketId))
      .where(and(eq(watchers.ticketId, ticketId), kind === 'created' ? isAuthor : not(isAuthor)))
    if (rows.length === 0) return
    const accounts = await findMailAddresses(
      queries,
      rows.map((row) => row.personId),
      { organizationId, application: 'tickets' },
    )
    for (const { number, ...watcher } of rows) {
      const account = accounts.get(watcher.personId)
      // People of another identity provider: what their last change left.
      const to = account ? account.email : watcher.email
      if (to === null || account?.hasAccess === false || account?.mutedMails.includes(mail)) continue
      const locale = account?.language || watcher.locale || 'en'
      // The site redirects to the visitor's locale. A language alone, such as `fr`, may not be one.
      const link = `${origin}/mykomax/tickets/${ticketId}`
      await sendMail(
        { template: `ticket-${mail}`, to, locale, number: formatTicketNumber(number), link },
        { key: `ticket:${id}:${watcher.personId}`, queries },
      )
    }
  }
}

const mails: Partial<Readonly<Record<TicketEventKind, TicketMail>>> = {
  created: 'created',
  commented: 'commented',
  statusChanged: 'status',
  reopened: 'status',
  closed: 'closed',
}
