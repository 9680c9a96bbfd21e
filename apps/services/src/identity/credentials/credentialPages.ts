import type { HttpBindings } from '@hono/node-server'
import { checkEmail } from '@kudex/domain/account'
import { toAddressKey } from '@kudex/domain/limits'
import type { Queries } from '../../database/database.types.ts'
import { rateLimits } from '../../limits.ts'
import { toAccountEmail } from '../accounts/accounts.ts'
import { createSharedRateLimiter } from '../../rate-limits/sharedRateLimiter.ts'
import {
  checkCredentials,
  createPageApp,
  type PageAppOptions,
  readForm,
  readNames,
  toLanguage,
} from '../pages/pageApp.ts'
import type { KnownDevices } from '../interactions/knownDevices.ts'
import { registerAccount, resetPassword } from './chooseCredentials.ts'
import type { RequestCredentialMail } from './credentialMails.ts'
import { findMailToken } from './mailTokens.ts'

/**
 * The pages of `/password` (forgotten password) and `/register`: a form for the e-mail address, and the page of the link
 * in the mail. The response to the form is the same for every address.
 */
export function createCredentialPages(options: CredentialPagesOptions) {
  const { issuer, queries, purpose } = options
  const path = `${new URL(issuer).pathname}${paths[purpose]}`
  const form = purpose === 'password' ? 'forgotten' : 'register'
  const linkForm = purpose === 'password' ? 'new-password' : 'registration'
  const byAddress = createSharedRateLimiter(queries, `${purpose} address`, {
    ...rateLimits.credentialMailByAddress,
    toKey: toAddressKey,
  })
  const byEmail = createSharedRateLimiter(queries, `${purpose} email`, {
    ...rateLimits.credentialMailByEmail,
    toKey: (email: string) => email,
  })
  const { app, respondForm, respondMessage, respondNewPassword } = createPageApp(options)

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
    const values = readNames(data)
    const names = purpose === 'registration' ? values : null
    const failures = checkCredentials(names, { email, password: data.get('password') ?? '' })
    const model = { form: linkForm, action: `${path}/${token}`, email, values } as const
    return respondNewPassword(context, { form: data, model, failures }, async (passwordHash) => {
      const account = { token, email, passwordHash }
      const isDone =
        purpose === 'password'
          ? await resetPassword(queries, account)
          : await registerAccount(queries, {
              ...account,
              givenName: values.firstName,
              familyName: values.lastName,
              language: toLanguage(context),
            })
      if (!isDone) return respondMessage(context, 'link-invalid', 404)
      // The link proves the owner, who can then sign in here whatever others have tried.
      options.devices.remember(context, email)
      return respondMessage(context, purpose === 'password' ? 'password-saved' : 'registered')
    })
  })

  return app
}

export interface CredentialPagesOptions extends PageAppOptions {
  readonly purpose: keyof typeof paths
  readonly queries: Queries
  readonly requestMail: RequestCredentialMail
  readonly devices: KnownDevices
  readonly resolveAddress: (request: HttpBindings['incoming']) => string
}

/** Paths below the issuer's. */
export const paths = { password: '/password', registration: '/register' } as const
