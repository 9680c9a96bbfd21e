import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageCodes } from '@kudex/domain/locales'
import type { IntlShape } from '@kudex/intl/messages'
import { IdentityPage } from '@kudex/ui'
import { identityMessages } from './identity.messages.ts'

/** What every page needs besides its own model. */
export interface PageFrame {
  readonly intl: IntlShape
  /** Address of the style sheet. */
  readonly styles: string
  /** Address of the script of the passkey button. */
  readonly passkeyScript: string
  readonly homeAddress: string
}

/** Renders the HTML document of an identity page: header and footer around one module. */
export function renderDocument(frame: PageFrame, page: PageContent): string {
  const { intl, styles, homeAddress } = frame
  const { formatMessage } = intl
  const languages = {
    label: formatMessage(identityMessages.languages),
    options: languageCodes.map((code) => ({
      href: `?ui_locales=${code}`,
      text: toOwnName(code),
      lang: code,
      isCurrent: code === intl.language,
    })),
  }
  const markup = renderToStaticMarkup(
    <html lang={intl.language} data-brand="kudex">
      <head>
        <meta charSet="utf-8" />
        <title>{`${page.title} | ${formatMessage(identityMessages.siteName)}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={styles} />
        {/* Rendering waits for the script: a button that appears later would move what is below it. */}
        {page.hasPasskey && <script type="module" blocking="render" src={frame.passkeyScript} />}
      </head>
      <body>
        <IdentityPage
          brand="kudex"
          siteName={formatMessage(identityMessages.siteName)}
          homeLink={{ href: homeAddress, label: formatMessage(identityMessages.home) }}
          languages={page.hasLanguages ? languages : undefined}
        >
          {page.content}
        </IdentityPage>
      </body>
    </html>,
  )
  return `<!doctype html>${focusErrors(markup)}`
}

export interface PageContent {
  readonly title: string
  readonly content: ReactNode
  /** Whether the page can be requested again in another language. */
  readonly hasLanguages: boolean
  /** Whether the page has a passkey form. */
  readonly hasPasskey?: boolean
}

/** Without script the error summary gets the focus from `autofocus`. */
function focusErrors(markup: string): string {
  return markup.replace(/<div role="alert" tabindex="-1"/i, '$& autofocus=""')
}

/** The name of a language in that language: Deutsch, not German. */
function toOwnName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
