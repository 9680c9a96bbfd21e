import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { errors, type Provider } from 'oidc-provider'
import { authenticate, toAccountEmail } from '../accounts/accounts.ts'
import { BusyError } from '../../concurrency/semaphore.ts'
import { bodyLimits } from '../../limits.ts'
import { longestPassword } from '../../passwords/passwords.ts'
import type { Queries } from '../../database/database.types.ts'
import type { LoginProblem, Pages, SecondFactorProblem } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import { checkOrigin } from './checkOrigin.ts'
import { acceptSecondFactor } from '../credentials/secondFactor.ts'
import { hasTotp } from '../credentials/totp.ts'
import { createSignInLimiter } from './signInLimiter.ts'
import { createSignInTickets } from './signInTickets.ts'

/** The pages between an authorization request and its response: sign-in, consent, cancel. */
export function createInteractions(options: InteractionsOptions) {
  const { provider, pages, queries } = options
  const limiter = createSignInLimiter()
  const codeLimiter = createSignInLimiter()
  const tickets = createSignInTickets(options.sessionSecret)
  const app = new Hono<Environment>()

  app.use(checkOrigin(new URL(options.issuer).origin))
  app.use(bodyLimit({ maxSize: bodyLimits.signIn }))

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
    return ticket === null
      ? answerLogin(context, interaction, form)
      : answerSecondFactor(context, interaction, ticket, form.get('code') ?? '')
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
    const email = toAccountEmail(form.get('email') ?? '').slice(0, longestEmail)
    const password = form.get('password') ?? ''
    const answer = async (status: 422 | 429 | 503, ...problems: LoginProblem[]) =>
      context.html(await renderLogin(context, interaction, email, problems), status)

    const missing = [
      ...(email ? [] : [{ kind: 'email-missing' as const }]),
      ...(password ? [] : [{ kind: 'password-missing' as const }]),
    ]
    if (missing.length > 0) return answer(422, ...missing)

    const attempt = { email, address: options.resolveAddress(context.env.incoming) }
    const refusal = await limiter.consume(attempt)
    if (refusal) {
      context.header('Retry-After', String(refusal.secondsToWait))
      options.onAttempt('throttled')
      return answer(429, { kind: 'too-many', minutes: Math.ceil(refusal.secondsToWait / 60) })
    }
    try {
      const account = password.length <= longestPassword ? await authenticate(queries, email, password) : null
      if (!account) {
        options.onAttempt('failed')
        return await answer(422, { kind: 'not-correct' })
      }
      await limiter.refund(attempt)
      if (await hasTotp(queries, account.id)) {
        const ticket = tickets.create(interaction.uid, account.id)
        return context.html(await renderSecondFactor(context, interaction, ticket))
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

  async function answerSecondFactor(context: PageContext, interaction: Interaction, ticket: string, code: string) {
    const accountId = tickets.read(interaction.uid, ticket)
    if (accountId === null) return context.html(await renderLogin(context, interaction, '', [{ kind: 'expired' }]), 422)
    const answer = async (status: 422 | 429, problem: SecondFactorProblem) =>
      context.html(await renderSecondFactor(context, interaction, ticket, problem), status)
    if (code.trim() === '') return answer(422, { kind: 'code-missing' })
    const attempt = { email: accountId, address: options.resolveAddress(context.env.incoming) }
    const refusal = await codeLimiter.consume(attempt)
    if (refusal) {
      context.header('Retry-After', String(refusal.secondsToWait))
      options.onAttempt('throttled')
      return answer(429, { kind: 'too-many', minutes: Math.ceil(refusal.secondsToWait / 60) })
    }
    const isAccepted = await acceptSecondFactor(queries, accountId, code)
    options.onAttempt(isAccepted ? 'succeeded' : 'failed')
    if (!isAccepted) return answer(422, { kind: 'code-wrong' })
    await codeLimiter.refund(attempt)
    return finish(context, { login: { accountId, amr: ['pwd', 'otp', 'mfa'] } })
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

  function renderLogin(
    context: PageContext,
    interaction: Interaction,
    email: string,
    problems: readonly LoginProblem[],
  ) {
    const language = resolvePageLanguage(toLanguageRequest(context, interaction))
    return pages.renderLogin(language, { action: toAction(options.issuer, interaction), email, problems })
  }

  function renderSecondFactor(
    context: PageContext,
    interaction: Interaction,
    ticket: string,
    problem?: SecondFactorProblem,
  ) {
    const language = resolvePageLanguage(toLanguageRequest(context, interaction))
    return pages.renderSecondFactor(language, { action: toAction(options.issuer, interaction), ticket, problem })
  }

  function renderConsent(context: PageContext, interaction: Interaction) {
    const language = resolvePageLanguage(toLanguageRequest(context, interaction))
    const scopes = toText(interaction.params.scope).split(' ')
    return pages.renderConsent(language, { action: toAction(options.issuer, interaction), scopes })
  }

  return app
}

export interface InteractionsOptions {
  readonly issuer: string
  readonly provider: Provider
  readonly pages: Pages
  readonly queries: Queries
  readonly sessionSecret: string
  /** Address of the client, behind trusted proxies. */
  readonly resolveAddress: (request: HttpBindings['incoming']) => string
  readonly onAttempt: (outcome: AttemptOutcome) => void
  readonly onError: (error: Error) => void
}

/** Outcome of a sign-in attempt. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'throttled' | 'busy'

type Environment = { Bindings: HttpBindings }
type PageContext = Context<Environment, '/:uid'>
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

const longestEmail = 254

function toAction(issuer: string, interaction: Interaction): string {
  return `${new URL(issuer).pathname}/interaction/${interaction.uid}`
}

/** The page's own `ui_locales` (its language links) takes precedence over that of the authorization request. */
function toLanguageRequest(context: Context, interaction?: Interaction) {
  return {
    query: { ui_locales: context.req.query('ui_locales') ?? interaction?.params.ui_locales },
    get: (header: string) => context.req.header(header) ?? '',
  }
}

/** A request parameter as text; the provider has refused other types. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
