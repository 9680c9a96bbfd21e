import { eq } from 'drizzle-orm'
import type { LanguageCode } from '@kudex/domain/locales'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import { mailTokenHours } from '../../limits.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { accounts } from '../tables.ts'
import { createMailToken, type MailTokenPurpose } from './mailTokens.ts'

/** A request for a mail with a link that chooses a password. */
export interface CredentialMailRequest {
  readonly purpose: Exclude<MailTokenPurpose, 'email'>
  /** Lower case. */
  readonly email: string
  readonly language: LanguageCode
}

export type RequestCredentialMail = (request: CredentialMailRequest) => Promise<void>

/**
 * Creates the requests for mails. The account is looked up by a job, so that the response and its time are the same
 * whether the address has an account or not.
 */
export function createCredentialMails(options: CredentialMailsOptions): RequestCredentialMail {
  const { queries, jobs } = options
  jobs.work(queue, ({ id, payload }) =>
    queries.transaction((transaction) =>
      sendCredentialMail(options, transaction, id, payload as CredentialMailRequest),
    ),
  )
  return (payload) => jobs.enqueue({ queue, payload, queries })
}

export interface CredentialMailsOptions {
  readonly issuer: string
  readonly queries: Queries
  readonly jobs: Pick<Jobs, 'enqueue' | 'work'>
  readonly sendMail: SendMail
}

const queue = 'credential-mail'

async function sendCredentialMail(
  { issuer, sendMail }: CredentialMailsOptions,
  queries: Queries,
  job: string,
  { purpose, email, language }: CredentialMailRequest,
): Promise<void> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email))
  const isRegistered = account !== undefined && account.passwordHash !== null
  // Passwords of internal staff are managed elsewhere (ACCT-06).
  if (account?.isInternal || (purpose === 'password' && !isRegistered)) return
  const options = { key: `credential:${job}`, queries }
  const to = { to: email, locale: language }
  const toLink = (path: string) => `${issuer}${path}?ui_locales=${language}`
  if (purpose === 'registration' && isRegistered) {
    await sendMail({ ...to, template: 'account-exists', link: toLink('/password') }, options)
    return
  }
  const token = await createMailToken(queries, purpose, email)
  const hours = mailTokenHours[purpose]
  await sendMail(
    purpose === 'password'
      ? { ...to, template: 'password-reset', hours, link: toLink(`/password/${token}`) }
      : { ...to, template: 'registration', hours, link: toLink(`/register/${token}`) },
    options,
  )
}
