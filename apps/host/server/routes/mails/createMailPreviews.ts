import type { SalesClient } from '@kudex/api/sales'
import { isLanguageCode } from '@kudex/domain/locales'
import type { Answer, Visit } from '../../answer.ts'
import { createPlainPage } from '../../pages/plainPage.ts'

export interface MailPreviews {
  /** Answers a mail of the previews; null where the address is none of theirs. */
  readonly answer: (visit: Pick<Visit, 'screened'>) => Promise<Answer | null>
}

/**
 * Answers `/style-guide/tools/email-links/{template}/{language}.html` and `.txt`: each mail as it is sent, from the same
 * templates, without any layout (ROUTE-47). A mail's styles stand on its elements, so it has a policy of its own.
 */
export function createMailPreviews(options: {
  readonly sales: Pick<SalesClient, 'fetchMailPreview'>
  readonly onError: (error: unknown) => void
}): MailPreviews {
  return {
    async answer({ screened: { path } }) {
      const [, template, language, form] = addresses.exec(path) ?? []
      if (template === undefined || language === undefined || !isLanguageCode(language)) return null
      try {
        const mail = await options.sales.fetchMailPreview(template, language)
        if (!mail) return createPlainPage(404)
        return form === 'html'
          ? toAnswer('text/html', mail.html)
          : toAnswer('text/plain', `${mail.subject}\n\n${mail.text}`)
      } catch (error) {
        options.onError(error)
        return createPlainPage(503)
      }
    },
  }
}

const addresses = /^\/style-guide\/tools\/email-links\/([a-z-]{1,40})\/([a-z]{2})\.(html|txt)$/

function toAnswer(type: string, body: string): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'X-Robots-Tag': 'noindex',
    },
    body,
  }
}
