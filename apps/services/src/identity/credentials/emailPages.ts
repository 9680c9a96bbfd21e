import type { Queries } from '../../database/database.types.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { createPageApp, type PageAppOptions } from '../pages/pageApp.ts'
import { changeEmail, emailChangePath } from './emailChange.ts'
import { findMailToken } from './mailTokens.ts'

/** The page behind the link to a new address. Opening it changes nothing, as mail scanners open links too. */
export function createEmailPages({ queries, sendMail, ...options }: EmailPagesOptions) {
  const path = `${new URL(options.issuer).pathname}${emailChangePath}`
  const { app, respondForm, respondMessage } = createPageApp(options)

  app.get('/:token', async (context) => {
    const token = context.req.param('token')
    const email = await findMailToken(queries, 'email', token)
    if (email === null) return respondMessage(context, 'link-invalid', 404)
    return respondForm(context, { form: 'email', action: `${path}/${token}`, email })
  })

  app.post('/:token', async (context) => {
    const isChanged = await changeEmail({ queries, sendMail }, context.req.param('token'))
    return isChanged ? respondMessage(context, 'email-changed') : respondMessage(context, 'link-invalid', 404)
  })

  return app
}

export interface EmailPagesOptions extends PageAppOptions {
  readonly queries: Queries
  readonly sendMail: SendMail
}
