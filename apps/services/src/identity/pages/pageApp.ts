import type { HttpBindings } from '@hono/node-server'
import { checkPassword, checkProfile, type FieldFailures } from '@kudex/domain/account'
import { limitBody } from '@kudex/node-server/bodies'
import { type Context, Hono } from 'hono'
import { BusyError } from '@kudex/node-server/concurrency'
import { bodyLimits } from '../../limits.ts'
import { hashPassword } from '@kudex/node-server/passwords'
import { checkOrigin } from '../interactions/checkOrigin.ts'
import type { CredentialFormModel, MessageModel, Pages } from './pages.types.ts'
import { resolvePageLanguage } from './resolvePageLanguage.ts'

export interface PageAppOptions {
  readonly issuer: string
  readonly pages: Pages
  readonly onError: (error: Error) => void
}

type PageContext = Context<{ Bindings: HttpBindings }>

/**
 * An app for the pages behind the links of mails: refuses posts of other origins and large bodies, and responds to
 * unknown addresses and errors with a page.
 */
export function createPageApp({ issuer, pages, onError }: PageAppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(checkOrigin(new URL(issuer).origin))
  app.use(limitBody(bodyLimits.signIn, (context) => context.text('Payload Too Large', 413)))
  app.notFound((context) => respondMessage(context, 'not-found', 404))
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse()
    onError(error)
    return respondMessage(context, 'failure', 500)
  })

  async function respondForm(context: PageContext, model: CredentialFormModel, status: 200 | 422 | 429 | 503 = 200) {
    return context.html(await pages.renderCredentialForm(toLanguage(context), model), status)
  }

  async function respondMessage(context: PageContext, kind: MessageModel['kind'], status: 200 | 404 | 500 = 200) {
    return context.html(await pages.renderMessage(toLanguage(context), { kind }), status)
  }

  /** Responds to a form with a new password: the form with what is wrong, or the response of `save`. */
  async function respondNewPassword(
    context: PageContext,
    { form, model, failures }: NewPassword,
    save: (passwordHash: string) => Promise<Response>,
  ): Promise<Response> {
    if (Object.keys(failures).length > 0) return respondForm(context, { ...model, failures }, 422)
    const password = form.get('password') ?? ''
    if (password !== form.get('repeatedPassword')) {
      return respondForm(context, { ...model, problem: { kind: 'passwords-differ' } }, 422)
    }
    try {
      return await save(await hashPassword(password))
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      context.header('Retry-After', '5')
      return respondForm(context, { ...model, problem: { kind: 'busy' } }, 503)
    }
  }

  return { app, respondForm, respondMessage, respondNewPassword }
}

interface NewPassword {
  readonly form: URLSearchParams
  readonly model: CredentialFormModel
  readonly failures: FieldFailures
}

/** What is wrong with the names (null if the form has none) and the new password of an account. */
export function checkCredentials(
  names: { readonly firstName: string; readonly lastName: string } | null,
  { email, password }: { readonly email: string; readonly password: string },
): FieldFailures {
  const profile = names && checkProfile(names)
  const policies = checkPassword(password, { firstName: '', lastName: '', ...names, email })
  return {
    ...(profile?.kind === 'rejected' && profile.failures),
    ...(policies.length > 0 && { password: policies }),
  }
}

export async function readForm(context: PageContext): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}

/** The first and last name of a form, trimmed. */
export function readNames(form: URLSearchParams) {
  const read = (name: string) => (form.get(name) ?? '').trim()
  return { firstName: read('firstName'), lastName: read('lastName') }
}

export function toLanguage(context: PageContext) {
  return resolvePageLanguage({
    query: { ui_locales: context.req.query('ui_locales') },
    get: (header) => context.req.header(header) ?? '',
  })
}
