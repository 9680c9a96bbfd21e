import type { Queries } from '../../database/database.types.ts'
import { findMailAddresses } from '../../identity/access/findMailAddresses.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import type { PersonRow } from '../readTickets.ts'
import type { transfers } from '../tables.ts'

/** Enqueues the mail about a decided transfer in its transaction. */
export type NotifyRequester = (
  queries: Queries,
  decided: { readonly transfer: typeof transfers.$inferSelect; readonly requester: PersonRow },
) => Promise<void>

/** Creates the mails to the people who asked for transfers, in the language of their accounts. */
export function createNotifyRequester({
  sendMail,
  origin,
}: {
  readonly sendMail: SendMail
  readonly origin: string
}): NotifyRequester {
  return async (queries, { transfer, requester }) => {
    const { id, serialNumber, organizationId, status } = transfer
    const accounts = await findMailAddresses(queries, [requester.id], { organizationId, application: 'inventory' })
    const account = accounts.get(requester.id)
    // People of another identity provider: what their last change left.
    const to = account ? account.email : requester.email
    if (to === null || account?.hasAccess === false) return
    const mail = { to, locale: account?.language || requester.locale || 'en', serialNumber }
    await sendMail(
      status === 'accepted'
        ? { ...mail, template: 'transfer-accepted' }
        : { ...mail, template: 'transfer-declined', link: `${origin}/m/${serialNumber}` },
      { key: `transfer:${id}`, queries },
    )
  }
}
