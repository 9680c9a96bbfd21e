import type { AuditQuery } from '@kudex/domain/access'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { Mail } from '../../mail/mail.types.ts'
import type { ChangeContext } from '../access/changeUsers.ts'
import { findAdministrator } from '../access/permissions.ts'
import { accounts } from '../tables.ts'
import { loadDemoAccounts } from './loadDemoAccounts.ts'

export const acme = 'acme-harness'
export const shared = 'shared-wiring'
export const globex = 'globex-kabel'

/** The first page of the audit trail without filters. */
export const allChanges: AuditQuery = { person: '', action: null, from: null, to: null, page: 1 }

/** Loads the demo accounts; returns contexts of their administrators, and the mails that changes send. */
export async function openUserAdministration(queries: Queries) {
  await loadDemoAccounts(queries)
  const mails: Mail[] = []

  async function findId(email: string): Promise<string> {
    const [account] = await queries.select().from(accounts).where(eq(accounts.email, email))
    if (!account) throw new Error(`${email} has no account`)
    return account.id
  }
  async function toContext(email: string): Promise<ChangeContext> {
    const administrator = await findAdministrator(queries, await findId(email))
    if (!administrator) throw new Error(`${email} is no administrator`)
    return {
      queries,
      administrator,
      sendMail: async (mail) => void mails.push(mail),
      invitationUrl: 'https://identity.test/invitation',
      locale: 'de-CH',
      origin: 'https://portal.test',
    }
  }
  return {
    mails,
    findId,
    toContext,
    adam: await toContext('adam.admin@acme.example'),
    oscar: await toContext('oscar.other@globex.example'),
    ines: await toContext('ines.internal@kudex.example'),
  }
}
