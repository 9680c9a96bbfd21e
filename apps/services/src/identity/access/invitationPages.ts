import type { HttpBindings } from '@hono/node-server'
import { checkPassword, checkProfile } from '@kudex/domain/account'
import { limitBody } from '@kudex/node-server/bodies'
import { type Context, Hono } from 'hono'
import { BusyError } from '../../concurrency/semaphore.ts'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import { hashPassword } from '../../passwords/passwords.ts'
import { checkOrigin } from '../interactions/checkOrigin.ts'
import type { CredentialFormModel, MessageModel, Pages } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import { acceptInvitation, findInvitation } from './invitations.ts'

/** Path of the pages below the issuer's. */
export const invitationPath = '/invitation'

/**
 * The pages behind the link of an invitation: what the person is invited to, then name and password. Opening the link
 * changes nothing, as mail scanners open links too. People who have a password already only accept.
 */
export function createInvitationPages({ issuer, queries, pages, ...options }: InvitationPagesOptions) {
  const path = `${new URL(issuer).pathname}${invitationPath}`
  const app = new Hono<Environment>()

  app.use(checkOrigin(new URL(issuer).origin))
  app.use(limitBody(bodyLimits.signIn, (context) => context.text('Payload Too Large', 413)))

  app.get('/:token', async (context) => {
    const token = context.req.param('token')
    const invitation = await findInvitation(queries, token)
    if (!invitation) return respondMessage(context, 'link-invalid', 404)
    const { organization, applications } = invitation
    const model = { action: `${path}/${token}`, organization, applications }
    return context.html(await pages.renderInvitation(toLanguage(context), model))
  })

  app.post('/:token', async (context) => {
    const token = context.req.param('token')
    const form = await readForm(context)
    if (form.get('decision') !== 'accept') return context.redirect(options.homeAddress, 303)
    const invitation = await findInvitation(queries, token)
    if (!invitation) return respondMessage(context, 'link-invalid', 404)
    if (!invitation.hasPassword) {
      return context.redirect(`${path}/${token}/account?ui_locales=${toLanguage(context)}`, 303)
    }
    const isAccepted = await acceptInvitation(queries, token, null)
    return isAccepted ? respondMessage(context, 'invitation-accepted') : respondMessage(context, 'link-invalid', 404)
  })

  app.get('/:token/account', async (context) => {
    const token = context.req.param('token')
    const invitation = await findInvitation(queries, token)
    if (!invitation || invitation.hasPassword) return respondMessage(context, 'link-invalid', 404)
    return respondForm(context, { ...toFormModel(token), email: invitation.email })
  })

  app.post('/:token/account', async (context) => {
    const token = context.req.param('token')
    const invitation = await findInvitation(queries, token)
    if (!invitation || invitation.hasPassword) return respondMessage(context, 'link-invalid', 404)
    const form = await readForm(context)
    const read = (name: string) => (form.get(name) ?? '').trim()
    const { email } = invitation
    const values = { firstName: read('firstName'), lastName: read('lastName') }
    const password = form.get('password') ?? ''
    const model = { ...toFormModel(token), email, values }
    const profile = checkProfile(values)
    const policies = checkPassword(password, { ...values, email })
    if (profile.kind === 'rejected' || policies.length > 0) {
      const failures = {
        ...(profile.kind === 'rejected' && profile.failures),
        ...(policies.length > 0 && { password: policies }),
      }
      return respondForm(context, { ...model, failures }, 422)
    }
    if (password !== form.get('repeatedPassword')) {
      return respondForm(context, { ...model, problem: { kind: 'passwords-differ' } }, 422)
    }
    try {
      const passwordHash = await hashPassword(password)
      const person = { givenName: values.firstName, familyName: values.lastName, passwordHash }
      const isAccepted = await acceptInvitation(queries, token, person)
      return isAccepted
        ? await respondMessage(context, 'invitation-accepted')
        : await respondMessage(context, 'link-invalid', 404)
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

  function toFormModel(token: string) {
    return { form: 'invitation', action: `${path}/${token}/account` } as const
  }

  async function respondForm(context: Context<Environment>, model: CredentialFormModel, status: 200 | 422 | 503 = 200) {
    return context.html(await pages.renderCredentialForm(toLanguage(context), model), status)
  }

  async function respondMessage(
    context: Context<Environment>,
    kind: MessageModel['kind'],
    status: 200 | 404 | 500 = 200,
  ) {
    return context.html(await pages.renderMessage(toLanguage(context), { kind }), status)
  }

  return app
}

export interface InvitationPagesOptions {
  readonly issuer: string
  readonly homeAddress: string
  readonly pages: Pages
  readonly queries: Queries
  readonly onError: (error: Error) => void
}

type Environment = { Bindings: HttpBindings }

async function readForm(context: Context<Environment>): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text())
}

function toLanguage(context: Context) {
  return resolvePageLanguage({
    query: { ui_locales: context.req.query('ui_locales') },
    get: (header) => context.req.header(header) ?? '',
  })
}
