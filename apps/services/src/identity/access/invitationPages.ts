import type { Queries } from '../../database/database.types.ts'
import {
  checkCredentials,
  createPageApp,
  type PageAppOptions,
  readForm,
  readNames,
  toLanguage,
} from '../pages/pageApp.ts'
import { acceptInvitation, findInvitation } from './invitations.ts'

/** Path of the pages below the issuer's. */
export const invitationPath = '/invitation'

/**
 * The pages behind the link of an invitation: what the person is invited to, then name and password. Opening the link
 * changes nothing, as mail scanners open links too. People who have a password already only accept.
 */
export function createInvitationPages(options: InvitationPagesOptions) {
  const { issuer, queries, pages } = options
  const path = `${new URL(issuer).pathname}${invitationPath}`
  const { app, respondForm, respondMessage, respondNewPassword } = createPageApp(options)

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
    const { email } = invitation
    const values = readNames(form)
    const failures = checkCredentials(values, { email, password: form.get('password') ?? '' })
    const model = { ...toFormModel(token), email, values }
    return respondNewPassword(context, { form, model, failures }, async (passwordHash) => {
      const person = { givenName: values.firstName, familyName: values.lastName, passwordHash }
      return (await acceptInvitation(queries, token, person))
        ? respondMessage(context, 'invitation-accepted')
        : respondMessage(context, 'link-invalid', 404)
    })
  })

  function toFormModel(token: string) {
    return { form: 'invitation', action: `${path}/${token}/account` } as const
  }

  return app
}

export interface InvitationPagesOptions extends PageAppOptions {
  readonly homeAddress: string
  readonly queries: Queries
}
