import type { Queries } from '../../database/database.types.ts'
import { findMailAddresses } from '../../identity/access/findMailAddresses.ts'
import { listAdministrators } from '../../identity/access/permissions.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import type { PersonRow } from '../readTickets.ts'
import type { machines, transfers } from '../tables.ts'

/** Enqueues the mails about a decided transfer in its transaction. */
export type NotifyTransfer = (
  queries: Queries,
  decided: {
    readonly transfer: typeof transfers.$inferSelect
    readonly machine: Pick<typeof machines.$inferSelect, 'organizationId'>
    readonly requester: PersonRow
  },
) => Promise<void>

/**
 * Creates the mails to the people who asked for transfers, and to the administrators of organizations that receive a
 * machine, in the languages of their accounts.
 */
export function createNotifyTransfer({
  sendMail,
  origin,
}: {
  readonly sendMail: SendMail
  readonly origin: string
}): NotifyTransfer {
  return async (queries, decided) => {
    await notifyRequester(queries, decided)
    if (decided.transfer.status === 'accepted') await notifyAdministrators(queries, decided)
  }

  async function notifyRequester(
    queries: Queries,
    { transfer, requester }: Pick<Parameters<NotifyTransfer>[1], 'transfer' | 'requester'>,
  ): Promise<void> {
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
        : { ...mail, template: 'transfer-declined', link: toNameplate(serialNumber) },
      { key: `transfer:${id}`, queries },
    )
  }

  async function notifyAdministrators(
    queries: Queries,
    { transfer: { id, serialNumber }, machine }: Pick<Parameters<NotifyTransfer>[1], 'transfer' | 'machine'>,
  ): Promise<void> {
    const link = toNameplate(serialNumber)
    for (const administrator of await listAdministrators(queries, machine.organizationId)) {
      const { email: to, language } = administrator
      await sendMail(
        { template: 'transfer-received', to, locale: language || 'en', serialNumber, link },
        { key: `transfer:${id}:${administrator.id}`, queries },
      )
    }
  }

  /** Address of a machine's nameplate: it needs no locale. */
  function toNameplate(serialNumber: string): string {
    return `${origin}/m/${encodeURIComponent(serialNumber)}`
  }
}
