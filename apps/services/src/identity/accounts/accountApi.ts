import { randomUUID } from 'node:crypto'
import {
  type AccountDetails,
  type AccountResponse,
  checkEmail,
  checkProfile,
  writeFieldFailures,
} from '@kudex/domain/account'
import { limitBody } from '@kudex/node-server/bodies'
import { Hono } from 'hono'
import type { Provider } from 'oidc-provider'
import { BusyError } from '@kudex/node-server/concurrency'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import { bodyLimits, rateLimits } from '../../limits.ts'
import type { AccountChange, SendMail } from '../../mail/mail.types.ts'
import { changePassword, isPasswordOf } from '../credentials/changePassword.ts'
import { createRecoveryCodes } from '../credentials/recoveryCodes.ts'
import { readSecondFactor, resetSecondFactor } from '../credentials/secondFactor.ts'
import { acceptTotp, hasTotp, startTotp } from '../credentials/totp.ts'
import type { RequestEmailChange } from '../credentials/emailChange.ts'
import type { SecretBox } from '../credentials/secretBox.ts'
import { createSharedRateLimiter } from '../../rate-limits/sharedRateLimiter.ts'
import { createPasskeyRoutes } from '../passkeys/passkeyRoutes.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import {
  type AccountContext,
  type AccountEnvironment,
  readJsonObject,
  readTexts,
  refuse,
  refuseBody,
} from './accountResponses.ts'
import { findAccount, toAccountEmail } from './accounts.ts'
import { deleteOwnAccount } from './deleteOwnAccount.ts'
import { readProfile, saveProfile } from './profiles.ts'
import { readTicketMails, saveTicketMails } from './ticketMails.ts'
import { endOtherSessions, listSessions } from './sessions.ts'

/**
 * The account of the person whose access token a request has, as JSON. Requests come from the host, so there is no
 * CORS. A token that expired, was revoked or belongs to a deleted account is refused with 401.
 */
export function createAccountApi(options: AccountApiOptions) {
  const { queries, jobs, provider, clientId, sendMail, onError } = options
  const app = new Hono<AccountEnvironment>()
  const limiter = createSharedRateLimiter(queries, 'credential', {
    ...rateLimits.credentialByAccount,
    toKey: (accountId: string) => accountId,
  })

  app.use(async (context, next) => {
    const found = await resolveAccount(context.req.header('authorization'))
    if (!found) {
      context.header('WWW-Authenticate', 'Bearer')
      return refuse(context, 'signed-out')
    }
    context.set('account', found.account)
    context.set('session', found.session)
    return next()
  })
  const limit = limitBody(bodyLimits.account, (context) => context.json({ error: 'too-large' }, 413))
  app.put('*', limit).post('*', limit)

  app.get('/', (context) => respond(context))

  // Internal staff: everything below is refused (ACCT-06).
  app.delete('/second-factor', async (context) => {
    await queries.transaction(async (transaction) => {
      const isReset = await resetSecondFactor(transaction, context.get('account').id)
      if (isReset) await notify(transaction, context, 'second-factor')
    })
    return respond(context)
  })
  app.use((context, next) =>
    context.get('account').isInternal ? Promise.resolve(refuse(context, 'internal')) : next(),
  )

  app.get('/export', async (context) => {
    const details = await readDetails(context)
    if (!details) return refuse(context, 'signed-out')
    const { roles, organizations } = context.get('account')
    return context.json({ ...details, roles, organizations })
  })

  app.put('/profile', async (context) => {
    const input = await readJsonObject(context)
    if (!input) return refuseBody(context)
    const checked = checkProfile(input)
    if (checked.kind === 'rejected') return context.json(writeFieldFailures(checked.failures), 422)
    await saveProfile(queries, context.get('account').id, checked.profile)
    return respond(context)
  })

  app.post('/password', async (context) => {
    const input = await readTexts(context, ['currentPassword', 'newPassword', 'repeatedPassword'])
    if (!input) return refuseBody(context)
    const { id } = context.get('account')
    if (await limiter.consume(id)) return refuse(context, 'busy')
    const outcome = await changePassword(queries, id, input, async (transaction) => {
      // Sessions that were started with the old password end.
      await endOtherSessions(transaction, id, context.get('session'))
      await notify(transaction, context, 'password')
    })
    if (outcome.kind === 'rejected') return context.json(writeFieldFailures({ newPassword: outcome.policies }), 422)
    if (outcome.kind === 'failed') return refuse(context, outcome.reason)
    return respond(context)
  })

  app.post('/email', async (context) => {
    const input = await readTexts(context, ['newEmail', 'password'])
    if (!input) return refuseBody(context)
    const { id, language } = context.get('account')
    const email = toAccountEmail(input.newEmail)
    const failures = checkEmail(input.newEmail.trim())
    if (failures.length > 0) return context.json(writeFieldFailures({ newEmail: failures }), 422)
    // Not refunded: also limits the mails to other people's addresses.
    if (await limiter.consume(id)) return refuse(context, 'busy')
    if (!(await isPasswordOf(queries, id, input.password))) return refuse(context, 'wrong-password')
    await options.requestEmailChange({ accountId: id, email, language: language || 'en' })
    return respond(context)
  })

  app.put('/preferences', async (context) => {
    const input = await readTexts(context, ['ticketMails'])
    if (!input) return refuseBody(context)
    await saveTicketMails(queries, context.get('account').id, input.ticketMails.split(' '))
    return respond(context)
  })

  app.post('/totp', async (context) => {
    const totpSetup = await startTotp(options, context.get('account'))
    return totpSetup ? respond(context, { totpSetup }) : context.json({ error: 'enabled' }, 409)
  })

  app.post('/totp/confirm', async (context) => {
    const input = await readTexts(context, ['code'])
    if (!input) return refuseBody(context)
    const { id } = context.get('account')
    if (await limiter.consume(id)) return refuse(context, 'busy')
    if (await hasTotp(queries, id)) return context.json({ error: 'enabled' }, 409)
    const recoveryCodes = await queries.transaction(async (transaction) => {
      const store = { queries: transaction, box: options.box }
      if (!(await acceptTotp(store, id, input.code.replaceAll(/\s/g, '')))) return null
      await notify(transaction, context, 'second-factor')
      return createRecoveryCodes(transaction, id)
    })
    return recoveryCodes ? respond(context, { recoveryCodes }) : refuse(context, 'wrong-code')
  })

  app.post('/recovery-codes', async (context) => {
    const { id } = context.get('account')
    if (!(await readSecondFactor(queries, id)).isEnabled) return context.json({ error: 'disabled' }, 409)
    // Limits the mails about it.
    if (await limiter.consume(id)) return refuse(context, 'busy')
    const recoveryCodes = await queries.transaction(async (transaction) => {
      await notify(transaction, context, 'second-factor')
      return createRecoveryCodes(transaction, id)
    })
    return respond(context, { recoveryCodes })
  })

  app.route('/passkeys', createPasskeyRoutes({ ...options, limiter, respond, notify }))

  app.delete('/sessions', async (context) => {
    await endOtherSessions(queries, context.get('account').id, context.get('session'))
    return respond(context)
  })

  app.delete('/', async (context) => {
    const isDeleted = await deleteOwnAccount({ queries, jobs }, context.get('account').id, (transaction) =>
      notify(transaction, context, 'deletion'),
    )
    if (!isDeleted) return refuse(context, 'last-administrator')
    return context.json({ account: null } satisfies AccountResponse)
  })

  app.notFound((context) => context.json({ error: 'not-found' }, 404))
  app.onError((error, context) => {
    if (error instanceof BusyError) return refuse(context, 'busy')
    onError(error)
    return context.json({ error: 'failed' }, 500)
  })

  /** Tells the owner by mail about a change of the credentials, if its transaction is committed. */
  async function notify(transaction: Queries, context: AccountContext, change: AccountChange) {
    const { email, language } = context.get('account')
    const key = `account-changed:${randomUUID()}`
    await sendMail(
      { template: 'account-changed', to: email, locale: language || 'en', change },
      { key, queries: transaction },
    )
  }

  async function respond(context: AccountContext, extra: Omit<AccountResponse, 'account'> = {}) {
    const account = await readDetails(context)
    return account ? context.json({ account, ...extra }) : refuse(context, 'signed-out')
  }

  async function readDetails(context: AccountContext): Promise<AccountDetails | null> {
    const account = context.get('account')
    const [profile, ticketMails, secondFactor, sessions] = await Promise.all([
      readProfile(queries, account.id),
      readTicketMails(queries, account.id),
      readSecondFactor(queries, account.id),
      listSessions(queries, account.id, context.get('session')),
    ])
    return (
      profile && {
        profile,
        ticketMails,
        isManagedInternally: account.isInternal,
        secondFactor,
        hasPasskeys: options.passkeys !== null,
        sessions,
      }
    )
  }

  async function resolveAccount(authorization: string | undefined) {
    const token = /^Bearer +([\w-]{1,200})$/i.exec(authorization ?? '')?.[1]
    const found = token && (await provider.AccessToken.find(token))
    if (!found || found.isExpired || found.clientId !== clientId) return null
    const account = await findAccount(queries, found.accountId)
    return account && { account, session: { sessionUid: found.sessionUid, grantId: found.grantId } }
  }

  return app
}

export interface AccountApiOptions {
  readonly queries: Queries
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly provider: Provider
  readonly clientId: string
  readonly sendMail: SendMail
  readonly box: SecretBox
  readonly requestEmailChange: RequestEmailChange
  /** Null if portal and identity service have no domain in common. */
  readonly passkeys: Passkeys | null
  readonly onError: (error: Error) => void
}
