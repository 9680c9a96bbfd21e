import { and, eq, isNotNull } from 'drizzle-orm'
import { formatTicketNumber, type TicketEventKind } from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import type { Mail, SendMail } from '../mail/mail.types.ts'
import { type events, people, tickets, watchers } from './tables.ts'

/** Enqueues the mails about an event in its transaction, once per event and person. */
export type Notify = (queries: Queries, event: typeof events.$inferSelect) => Promise<void>

/** Creates the mails about tickets: the author hears of the new ticket, the watchers of what others do. */
export function createNotify({ sendMail, origin }: { readonly sendMail: SendMail; readonly origin: string }): Notify {
  return async (queries, { id, ticketId, personId, kind }) => {
    const template = templates[kind]
    if (!template) return
    const rows = await queries
      .select({ personId: people.id, email: people.email, locale: people.locale, number: tickets.number })
      .from(watchers)
      .innerJoin(people, eq(people.id, watchers.personId))
      .innerJoin(tickets, eq(tickets.id, watchers.ticketId))
      .where(and(eq(watchers.ticketId, ticketId), isNotNull(people.email)))
    for (const { number, ...watcher } of rows) {
      const isAuthor = watcher.personId === personId
      if (watcher.email === null || isAuthor !== (kind === 'created')) continue
      const locale = watcher.locale ?? 'en'
      const link = `${origin}/${locale.toLowerCase()}/mykomax/tickets/${ticketId}`
      await sendMail(
        { template, to: watcher.email, locale, number: formatTicketNumber(number), link },
        { key: `ticket:${id}:${watcher.personId}`, queries },
      )
    }
  }
}

const templates: Partial<Readonly<Record<TicketEventKind, Extract<Mail, { readonly number: string }>['template']>>> = {
  created: 'ticket-created',
  commented: 'ticket-commented',
  statusChanged: 'ticket-status',
  reopened: 'ticket-status',
  closed: 'ticket-closed',
}
