import type { SalesClient } from '@kudex/api/sales'
import { isLanguageCode } from '@kudex/domain/locales'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { respondPlainPage, respondText } from '../respond.ts'

export interface MailPreviewOptions {
  readonly sales: Pick<SalesClient, 'fetchMailPreview'>
  readonly onError: (error: unknown) => void
}

/**
 * Mail previews of the style guide at `/{template}/{language}.html` and `.txt`: each mail as it is sent, without a layout
 * (ROUTE-47). Mails have inline styles, so the Content-Security-Policy allows them here.
 */
export function createMailPreviewRoutes({ sales, onError }: MailPreviewOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError((error) => {
    onError(error)
    return respondPlainPage(503)
  })
  routes.get('/:template/:file', async (c, next) => {
    const [, template] = /^([a-z-]{1,40})$/.exec(c.req.param('template')) ?? []
    const [, language, format] = /^([a-z]{2})\.(html|txt)$/.exec(c.req.param('file')) ?? []
    if (template === undefined || language === undefined || !isLanguageCode(language)) return next()
    const mail = await sales.fetchMailPreview(template, language)
    if (!mail) return respondPlainPage(404)
    return format === 'html'
      ? respondText(mail.html, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
      : respondText(`${mail.subject}\n\n${mail.text}`, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
  })
  return routes
}

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
}
