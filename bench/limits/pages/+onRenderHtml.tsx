import { App } from '@kudex/host/pages/shared/layout/App.tsx'
import { loadIntl } from '@kudex/host/pages/shared/locale/loadIntl.ts'
import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import { readDocument, readTreeInput, type PageName } from '../capture.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('Navigation is not available on the server'))

/** The document of the host or a bare one, rendered by Vike alone. */
export async function onRenderHtml(pageContext: {
  readonly urlPathname: string
  readonly Page: () => React.ReactNode
}) {
  const name = pageContext.urlPathname.slice(1) as PageName
  const { page, path, fullPath } = readTreeInput(name)
  const [before] = readDocument(name)
  const intl = await loadIntl(page.layout.locale)
  const root = renderToString(
    <App page={page} intl={intl} path={path} fullPath={fullPath} navigate={refuse} Page={pageContext.Page} />,
  )
  return { documentHtml: dangerouslySkipEscape(`${before}${root}</div></body></html>`) }
}
