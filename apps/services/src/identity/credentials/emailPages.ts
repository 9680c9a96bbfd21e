import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Queries } from '../../database/database.types.ts'
import { bodyLimits } from '../../limits.ts'
import type { SendMail } from '../../mail/mail.types.ts'
import { checkOrigin } from '../interactions/checkOrigin.ts'
import type { MessageModel, Pages } from '../pages/pages.types.ts'
import { resolvePageLanguage } from '../pages/resolvePageLanguage.ts'
import { changeEmail, emailChangePath } from './emailChange.ts'
import { findMailToken } from './mailTokens.ts'

/** The page behind the link to a new address. Opening it changes nothing, as mail scanners open links too. */
export function createEmailPages({ issuer, queries, sendMail, pages, onError }: EmailPagesOptions) {
  const path = `${new URL(issuer).pathname}${emailChangePath}`
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(checkOrigin(new URL(issuer).origin))
  app.use(bodyLimit({ maxSize: bodyLimits.signIn }))

  app.get('/:token', async (context) => {
    const token = context.req.param('token')
    const email = await findMailToken(queries, 'email', token)
    if (email === null) return respondMessage(context, 'link-invalid', 404)
    const model = { form: 'email', action: `${path}/${token}`, email } as const
    return context.html(await pages.renderCredentialForm(toLanguage(context), model))
  })

  app.post('/:token', async (context) => {
    const isChanged = await changeEmail({ queries, sendMail }, context.req.param('token'))
    return isChanged ? respondMessage(context, 'email-changed') : respondMessage(context, 'link-invalid', 404)
  })

  app.notFound((context) => respondMessage(context, 'not-found', 404))
  app.onError((error, context) => {
    if ('getResponse' in error) return error.getResponse()
    onError(error)
    return respondMessage(context, 'failure', 500)
  })

  async function respondMessage(context: Context, kind: MessageModel['kind'], status: 200 | 404 | 500 = 200) {
    return context.html(await pages.renderMessage(toLanguage(context), { kind }), status)
  }

  return app
}

export interface EmailPagesOptions {
  readonly issuer: string
  readonly queries: Queries
  readonly sendMail: SendMail
  readonly pages: Pages
  readonly onError: (error: Error) => void
}

function toLanguage(context: Context) {
  return resolvePageLanguage({
    query: { ui_locales: context.req.query('ui_locales') },
    get: (header) => context.req.header(header) ?? '',
  })
}
