import type { HttpBindings } from '@hono/node-server'
import { limitBody } from '@kudex/node-server/bodies'
import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { errors, type Provider } from 'oidc-provider'
import { authenticate, findAccount, toAccountEmail } from '../accounts/accounts.ts'
import { BusyError } from '@kudex/node-server/concurrency'
import { bodyLimits } from '../../limits.ts'
import { maxPasswordLength } from '@kudex/node-server/passwords'
import type { RateLimiter } from '@kudex/node-server/rate-limits'
import type { Queries } from '../../database/database.types.ts'
import type { LoginProblem, Pages, SecondFactorProblem } from '../pages/pages.types.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import { checkOrigin } from './checkOrigin.ts'
import { acceptSecondFactor, readSecondFactor } from '../credentials/secondFactor.ts'
import type { SecretBox } from '../credentials/secretBox.ts'
import { createInteractionPages, type Interaction, toLanguageRequest, toText } from './interactionPages.ts'
import type { KnownDevices } from './knownDevices.ts'
import { createPasskeyLimiter, createSignInLimiter } from './signInLimiter.ts'
import { createSignInTickets } from './signInTickets.ts'

/** The pages between an authorization request and its response: sign-in, consent, cancel. */
export function createInteractions(options: InteractionsOptions) {
  const { provider, pages, queries, passkeys, devices } = options
  const { renderLogin, renderSecondFactor, renderConsent } = createInteractionPages(options)
  const limiter = createSignInLimiter(queries, 'password')
  const codeLimiter = createSignInLimiter(queries, 'code')
  const passkeyLimiter = createPasskeyLimiter(queries)
  const tickets = createSignInTickets(options.sessionSecret)
  const app = new Hono<Environment>()

  app.use(checkOrigin(new URL(options.issuer).origin))
  app.use(limitBody(bodyLimits.signIn, (context) => context.text('Payload Too Large', 413)))

  app.get('/:uid', async (context) => {
    const interaction = await findInteraction(context)
    if (interaction.prompt.name === 'consent') return context.html(await renderConsent(context, interaction))
    return context.html(await renderLogin(context, interaction, toText(interaction.params.login_hint), []))
  })

  app.post('/:uid', async (context) => {
    const interaction = await findInteraction(context)
    const form = new URLSearchParams(await context.req.text())
    if (interaction.prompt.name === 'consent') return answerConsent(context, interaction, form)
    const ticket = form.get('ticket')
    if (ticket !== null) return answerSecondFactor(context, interaction, ticket, form)
    const credential = form.get('passkey')
    return credential === null
      ? answerLogin(context, interaction, form)
      : answerPasskey(context, interaction, credential)
  })

  // Cancelling ends only this attempt, so a link is enough (AUTH-39).
  app.get('/:uid/cancel', async (context) => {
    await findInteraction(context)
    return deny(context, 'The sign-in was cancelled')
  })

  app.notFound(async (context) =>
    context.html(
      await pages.renderMessage(resolvePageLanguage(toLanguageRequest(context)), { kind: 'not-found' }),
      404,
    ),
  )

  app.onError(async (error, context) => {
    const language = resolvePageLanguage(toLanguageRequest(context))
    if (error instanceof errors.SessionNotFound) {
      return context.html(await pages.renderMessage(language, { kind: 'expired' }), 400)
    }
    if (error instanceof HTTPException) return error.getResponse()
    options.onError(error)
    return context.html(await pages.renderMessage(language, { kind: 'failure' }), 500)
  })

  async function answerLogin(context: PageContext, interaction: Interaction, form: URLSearchParams) {
    const email = toAccountEmail(form.get('email') ?? '').slice(0, maxEmailLength)
    const password = form.get('password') ?? ''
    const answer = async (status: 422 | 429 | 503, ...problems: LoginProblem[]) =>
      context.html(await renderLogin(context, interaction, email, problems), status)

    const missing = [
      ...(email ? [] : [{ kind: 'email-missing' as const }]),
      ...(password ? [] : [{ kind: 'password-missing' as const }]),
    ]
    if (missing.length > 0) return answer(422, ...missing)

    const device = devices.read(context, email)
    const attempt = { email, device, address: options.resolveAddress(context.env.incoming) }
    const minutes = await countAttempt(context, limiter, attempt)
    if (minutes) return answer(429, { kind: 'too-many', minutes })
    try {
      const account = password.length <= maxPasswordLength ? await authenticate(queries, email, password) : null
      if (!account) {
        options.onAttempt('failed')
        return await answer(422, { kind: 'not-correct' })
      }
      await limiter.refund(attempt)
      if ((await readSecondFactor(queries, account.id)).isEnabled) {
        const ticket = tickets.create(interaction.uid, account.id)
        return context.html(await renderSecondFactor(context, interaction, { ticket, accountId: account.id }))
      }
      options.onAttempt('succeeded')
      return await finish(context, { login: { accountId: account.id, amr: ['pwd'] } })
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      options.onAttempt('busy')
      context.header('Retry-After', '5')
      return answer(503, { kind: 'busy' })
    }
  }

  /** Signs in without the password: the passkey's device has verified the person. */
  async function answerPasskey(context: PageContext, interaction: Interaction, credential: string) {
    const answer = async (status: 422 | 429, problem: LoginProblem) =>
      context.html(await renderLogin(context, interaction, '', [problem]), status)
    const attempt = { address: options.resolveAddress(context.env.incoming) }
    const minutes = await countAttempt(context, passkeyLimiter, attempt)
    if (minutes) return answer(429, { kind: 'too-many', minutes })
    const accountId = (await passkeys?.verify(credential, interaction.uid)) ?? null
    options.onAttempt(accountId ? 'succeeded' : 'failed')
    if (accountId === null) return answer(422, { kind: 'passkey-refused' })
    await passkeyLimiter.refund(attempt)
    return finish(context, { login: { accountId, amr: ['pop', 'user', 'mfa'] } })
  }

  async function answerSecondFactor(
    context: PageContext,
    interaction: Interaction,
    ticket: string,
    form: URLSearchParams,
  ) {
    const accountId = tickets.read(interaction.uid, ticket)
    if (accountId === null) return context.html(await renderLogin(context, interaction, '', [{ kind: 'expired' }]), 422)
    const answer = async (status: 422 | 429, problem: SecondFactorProblem) =>
      context.html(await renderSecondFactor(context, interaction, { ticket, accountId, problem }), status)
    const credential = form.get('passkey')
    const code = form.get('code') ?? ''
    if (credential === null && code.trim() === '') return answer(422, { kind: 'code-missing' })
    const attempt = { email: accountId, address: options.resolveAddress(context.env.incoming) }
    const minutes = await countAttempt(context, codeLimiter, attempt)
    if (minutes) return answer(429, { kind: 'too-many', minutes })
    const isAccepted =
      credential === null
        ? await acceptSecondFactor(options, accountId, code)
        : Boolean(await passkeys?.verify(credential, ticket, accountId))
    options.onAttempt(isAccepted ? 'succeeded' : 'failed')
    if (!isAccepted) return answer(422, { kind: credential === null ? 'code-wrong' : 'passkey-refused' })
    await codeLimiter.refund(attempt)
    return finish(context, { login: { accountId, amr: ['pwd', credential === null ? 'otp' : 'pop', 'mfa'] } })
  }

  /** Counts an attempt; the minutes to wait if there were too many, else null. */
  async function countAttempt<Counted>(context: PageContext, attempts: RateLimiter<Counted>, attempt: Counted) {
    const refusal = await attempts.consume(attempt)
    if (!refusal) return null
    context.header('Retry-After', String(refusal.secondsToWait))
    options.onAttempt('throttled')
    return Math.ceil(refusal.secondsToWait / 60)
  }

  async function answerConsent(context: PageContext, interaction: Interaction, form: URLSearchParams) {
    if (form.get('decision') !== 'accept') return deny(context, 'The access was not allowed')
    // The grant exists already: only `prompt=consent` leads here.
    return finish(context, { consent: interaction.grantId ? { grantId: interaction.grantId } : {} })
  }

  function deny(context: PageContext, description: string) {
    return finish(context, { error: 'access_denied', error_description: description })
  }

  async function finish(context: PageContext, result: Parameters<Provider['interactionResult']>[2]) {
    const { incoming, outgoing } = context.env
    const account = 'login' in result && result.login ? await findAccount(queries, result.login.accountId) : null
    if (account) devices.remember(context, account.email)
    const mergeWithLastSubmission = 'consent' in result
    return context.redirect(
      await provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission }),
      303,
    )
  }

  /** Rejects if the browser does not have the cookie of this interaction. */
  async function findInteraction(context: PageContext) {
    const interaction = await provider.interactionDetails(context.env.incoming, context.env.outgoing)
    if (interaction.uid !== context.req.param('uid')) throw new errors.SessionNotFound('another interaction')
    return interaction
  }

  return app
}

export interface InteractionsOptions {
  readonly issuer: string
  readonly provider: Provider
  readonly pages: Pages
  readonly queries: Queries
  readonly sessionSecret: string
  readonly box: SecretBox
  readonly devices: KnownDevices
  /** Null if portal and identity service have no domain in common. */
  readonly passkeys: Passkeys | null
  /** Address of the client, behind trusted proxies. */
  readonly resolveAddress: (request: HttpBindings['incoming']) => string
  readonly onAttempt: (outcome: AttemptOutcome) => void
  readonly onError: (error: Error) => void
}

/** Outcome of a sign-in attempt. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'throttled' | 'busy'

type Environment = { Bindings: HttpBindings }
type PageContext = Context<Environment, '/:uid'>

const maxEmailLength = 254
