import type { Ticket, TicketChange } from './ticket.types.ts'

/** What a customer may do with a ticket. */
export type TicketAction = 'comment' | 'close' | 'reopen'

/** Days after closing in which a ticket may be reopened. */
export const reopenDays = 30

/** The actions that the status allows: comment and close while open, reopen within 30 days of closing (TICKET-14). */
export function resolveTicketActions(
  {
    status,
    history,
  }: Pick<Ticket, 'status'> & { readonly history: readonly Pick<TicketChange, 'status' | 'changedOn'>[] },
  now: Date,
): readonly TicketAction[] {
  if (status !== 'closed') return ['comment', 'close']
  const closing = history.findLast((change) => change.status === 'closed')
  const end = Date.parse(closing?.changedOn ?? '') + reopenDays * 24 * 60 * 60 * 1000
  return now.getTime() <= end ? ['reopen'] : []
}
