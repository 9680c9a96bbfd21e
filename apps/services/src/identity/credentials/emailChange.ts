import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import { mailTokenHours } from '../../limits.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { accounts, mailTokens } from '../tables.ts'
import { createMailToken, useMailToken } from './mailTokens.ts'

/** A requested change of the e-mail address of an account. */
export interface EmailChange {
  readonly accountId: string
  /** Lower case. */
  readonly email: string
  /** Language of the mail. */
  readonly language: string
}

export type RequestEmailChange = (change: EmailChange) => Promise<void>

/**
 * Sends a link to the new address. A job looks up whether the address has an account, so that the response does not
 * reveal it; the owner of such an account gets a mail without a link to confirm.
 */
export function createEmailChange(options: EmailChangeOptions): RequestEmailChange {
  const { queries, jobs } = options
  jobs.work(queue, ({ id, payload }) =>
    queries.transaction((transaction) => sendLink(options, transaction, id, payload as EmailChange)),
  )
  return (payload) => jobs.enqueue({ queue, payload, queries })
}

/** Path of the page behind the link, below the issuer's. */
export const emailChangePath = '/email'

/** Gives an account the address of a token, and notifies the former address. False if that is no longer possible. */
export function changeEmail(
  { queries, sendMail }: Pick<EmailChangeOptions, 'queries' | 'sendMail'>,
  token: string,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const used = await useMailToken(transaction, 'email', token)
    if (!used?.accountId) return false
    const { email, accountId } = used
    const [account] = await transaction.select().from(accounts).where(isChangeable(accountId))
    const [taken] = await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
    if (!account || taken) return false
    await transaction.update(accounts).set({ email }).where(eq(accounts.id, accountId))
    // Links that were sent to the former address.
    await transaction.delete(mailTokens).where(eq(mailTokens.email, account.email))
    await sendMail(
      { template: 'account-changed', to: account.email, locale: account.language || 'en', change: 'email' },
      { key: `account-changed:${randomUUID()}`, queries: transaction },
    )
    return true
  })
}

export interface EmailChangeOptions {
  readonly issuer: string
  readonly queries: Queries
  readonly jobs: Pick<Jobs, 'enqueue' | 'work'>
  readonly sendMail: SendMail
}

const queue = 'email-change'

async function sendLink(
  { issuer, sendMail }: EmailChangeOptions,
  queries: Queries,
  job: string,
  { accountId, email, language }: EmailChange,
): Promise<void> {
  const [account] = await queries.select().from(accounts).where(isChangeable(accountId))
  if (!account) return
  const toLink = (path: string) => `${issuer}${path}?ui_locales=${language}`
  const options = { key: `email-change:${job}`, queries }
  const to = { to: email, locale: language }
  const [taken] = await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  if (taken) {
    await sendMail({ ...to, template: 'account-exists', link: toLink('/password') }, options)
    return
  }
  const token = await createMailToken(queries, 'email', email, accountId)
  const link = toLink(`${emailChangePath}/${token}`)
  await sendMail({ ...to, template: 'email-change', hours: mailTokenHours.email, link }, options)
}

/** Accounts of internal staff are managed elsewhere (ACCT-06). */
function isChangeable(accountId: string) {
  return and(eq(accounts.id, accountId), eq(accounts.isInternal, false))
}
