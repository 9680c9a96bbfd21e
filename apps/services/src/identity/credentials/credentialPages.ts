import type { HttpBindings } from '@hono/node-server'
import { checkEmail, checkPassword, checkProfile, type FieldFailures } from '@kudex/domain/account'
import { toAddressKey } from '@kudex/domain/limits'
import { limitBody } from '@kudex/node-server/bodies'
import { type Context, Hono } from 'hono'
import { BusyError } from '../../concurrency/semaphore.ts'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits, rateLimits } from '../../limits.ts'
import { hashPassword } from '../../passwords/passwords.ts'
import { toAccountEmail } from '../accounts/accounts.ts'
import { createAttemptLimiter } from '../limits/attemptLimiter.ts'
import { checkOrigin } from '../interactions/checkOrigin.ts'
import type { CredentialFormModel, Pages } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import { registerAccount, resetPassword } from './chooseCredentials.ts'
import type { RequestCredentialMail } from './credentialMails.ts'
import { findMailToken } from './mailTokens.ts'

/**
 * The pages of `/password` (forgotten password) and `/register`: a form for the e-mail address, and the page of the link
 * in the mail. The response to the form is the same for every address.
 */
export function createCredentialPages(options: CredentialPagesOptions) {
  const { issuer, pages, queries, purpose } = options
  const path = `${new URL(issuer).pathname}${paths[purpose]}`
  const form = purpose === 'password' ? 'forgotten' : 'register'
  const linkForm = purpose === 'password' ? 'new-password' : 'registration'
  const byAddress = createAttemptLimiter(queries, `${purpose} address`, {
    ...rateLimits.credentialMailByAddress,
    toKey: toAddressKey,
  })
  const byEmail = createAttemptLimiter(queries, `${purpose} email`, {
    ...rateLimits.credentialMailByEmail,
    toKey: (email: string) => email,
  })
  const app = new Hono<Environment>()

  app.use(checkOrigin(new URL(issuer).origin))
  app.use(limitBody(bodyLimits.signIn, (context) => context.text('Payload Too Large', 413)))

  app.get('/', async (context) => respondForm(context, { form, action: path }))

  app.post('/', async (context) => {
    const email = toAccountEmail((await readForm(context)).get('email') ?? '')
    const failures = checkEmail(email)
    const model = { form, action: path, values: { email } } as const
    if (failures.length > 0) return respondForm(context, { ...model, failures: { email: failures } }, 422)
    const refusal = await byAddress.consume(options.resolveAddress(context.env.incoming))
    if (refusal) {
      context.header('Retry-After', String(refusal.secondsToWait))
      const minutes = Math.ceil(refusal.secondsToWait / 60)
      return respondForm(context, { ...model, problem: { kind: 'too-many', minutes } }, 429)
    }
    if (!(await byEmail.consume(email))) {
      await options.requestMail({ purpose, email, language: toLanguage(context) })
    }
    return respondMessage(context, 'mail-sent')
  })

  app.get('/:token', async (context) => {
    const token = context.req.param('token')
    const email = await findMailToken(queries, purpose, token)
    if (email === null) return respondMessage(context, 'link-invalid', 404)
    return respondForm(context, { form: linkForm, action: `${path}/${token}`, email })
  })

  app.post('/:token', async (context) => {
    const token = context.req.param('token')
    const email = await findMailToken(queries, purpose, token)
    if (email === null) return respondMessage(context, 'link-invalid', 404)
    const data = await readForm(context)
    const values = Object.fromEntries(names.map((name) => [name, (data.get(name) ?? '').trim()]))
    const { firstName = '', lastName = '' } = values
    const password = data.get('password') ?? ''
    const model = { form: linkForm, action: `${path}/${token}`, email, values } as const
    const failures = checkForm({ firstName, lastName, password, email })
    if (Object.keys(failures).length > 0) return respondForm(context, { ...model, failures }, 422)
    if (password !== data.get('repeatedPassword')) {
      return respondForm(context, { ...model, problem: { kind: 'passwords-differ' } }, 422)
    }
    try {
      const passwordHash = await hashPassword(password)
      const person = { givenName: firstName, familyName: lastName, language: toLanguage(context) }
      const isDone =
        purpose === 'password'
          ? await resetPassword(queries, { token, email, passwordHash })
          : await registerAccount(queries, { token, email, passwordHash, ...person })
      if (!isDone) return await respondMessage(context, 'link-invalid', 404)
      return await respondMessage(context, purpose === 'password' ? 'password-saved' : 'registered')
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      context.header('Retry-After', '5')
      return respondForm(context, { ...model, problem: { kind: 'busy' } }, 503)
    }
  })

  app.notFound((context) => respondMessage(context, 'not-found', 404))
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse()
    options.onError(error)
    return respondMessage(context, 'failure', 500)
  })

  function checkForm(input: Readonly<Record<'firstName' | 'lastName' | 'password' | 'email', string>>): FieldFailures {
    const profile = purpose === 'registration' ? checkProfile(input) : null
    const policies = checkPassword(input.password, input)
    return {
      ...(profile?.kind === 'rejected' && profile.failures),
      ...(policies.length > 0 && { password: policies }),
    }
  }

  async function respondForm(context: Context<Environment>, model: CredentialFormModel, status: FormStatus = 200) {
    return context.html(await pages.renderCredentialForm(toLanguage(context), model), status)
  }

  async function respondMessage(
    context: Context<Environment>,
    kind: Parameters<Pages['renderMessage']>[1]['kind'],
    status: 200 | 404 | 500 = 200,
  ) {
    return context.html(await pages.renderMessage(toLanguage(context), { kind }), status)
  }

  return app
}

export interface CredentialPagesOptions {
  readonly purpose: keyof typeof paths
  readonly issuer: string
  readonly pages: Pages
  readonly queries: Queries
  readonly requestMail: RequestCredentialMail
  readonly resolveAddress: (request: HttpBindings['incoming']) => string
  readonly onError: (error: Error) => void
}

type Environment = { Bindings: HttpBindings }
type FormStatus = 200 | 422 | 429 | 503

/** Paths below the issuer's. */
export const paths = { password: '/password', registration: '/register' } as const

/** Fields whose values are kept when a form is refused. */
const names = ['firstName', 'lastName'] as const

async function readForm(context: Context<Environment>): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}

function toLanguage(context: Context) {
  return resolvePageLanguage({
    query: { ui_locales: context.req.query('ui_locales') },
    get: (header) => context.req.header(header) ?? '',
  })
}
