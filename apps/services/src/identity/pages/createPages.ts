import { loadServicesCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import { toServiceLocale } from '@kudex/domain/locales'
import { createAssets } from './assets.ts'
import type { PageFrame } from './document.tsx'
import type { Pages, PagesWithAssets } from './pages.types.ts'

/** Creates the pages of the identity service in the portal's look and the visitor's language. */
export function createPages({
  issuer,
  homeAddress,
  loadCatalogue = loadServicesCatalogue,
}: PagesOptions): PagesWithAssets {
  const assets = createAssets()
  const folder = `${new URL(issuer).pathname}/assets`
  const styles = `${folder}/${assets.styles}`
  const passkeyScript = `${folder}/${assets.passkeyScript}`

  /** React and the components load with the first page, so that the process starts without them. */
  function render<Name extends keyof Pages>(name: Name): Pages[Name] {
    const renderPage = async (language: Parameters<Pages[Name]>[0], model: never): Promise<string> => {
      const [documents, messages] = await Promise.all([import('./documents.tsx'), loadCatalogue(language)])
      const intl = createIntl({ locale: toServiceLocale(language), language, messages })
      const frame: PageFrame = { intl, styles, passkeyScript, homeAddress }
      return documents[name](frame, model)
    }
    return renderPage as Pages[Name]
  }

  return {
    renderLogin: render('renderLogin'),
    renderSecondFactor: render('renderSecondFactor'),
    renderInvitation: render('renderInvitation'),
    renderCredentialForm: render('renderCredentialForm'),
    renderConsent: render('renderConsent'),
    renderLogout: render('renderLogout'),
    renderMessage: render('renderMessage'),
    assets: assets.app,
    passkeyScript,
  }
}

export interface PagesOptions {
  readonly issuer: string
  /** Target of the logo: the home page of the site. */
  readonly homeAddress: string
  readonly loadCatalogue?: typeof loadServicesCatalogue
}
