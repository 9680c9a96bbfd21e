import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { bodyPlaceholder } from '../request/documentBody.ts'
import { App } from './shared/layout/App.tsx'
import { describeHead } from './shared/head/describeHead.ts'
import { renderBody } from './shared/data/documentBody.ts'
import { keepFirstViewFonts } from './shared/head/firstViewFonts.ts'
import { loadIntl } from './shared/locale/loadIntl.ts'
import { renderHead } from './shared/head/renderHead.ts'
import { escapeAttribute } from './shared/head/escapeAttribute.ts'

/** Renders the document. It contains no data of a single visitor, so that public pages can be cached. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const { layout, data, request, deliverBody, Page } = pageContext
  const { abortStatusCode, is404 } = pageContext
  const intl = await loadIntl(layout.locale)
  // Error pages are not cached, so they may show the requested URL.
  const fullPath = is404 || abortStatusCode ? request?.requestedPath : request?.fullPath
  const root = renderToString(
    <App
      page={{ layout, data }}
      intl={intl}
      path={request?.address.path ?? pageContext.urlPathname}
      fullPath={fullPath ?? pageContext.urlOriginal}
      navigate={refuseNavigation}
      Page={Page}
    />,
  )
  const body = renderBody(root, { layout, data })
  deliverBody?.(body)
  const { site, locale } = layout
  const documentHtml = dangerouslySkipEscape(
    `<!DOCTYPE html><html lang="${escapeAttribute(locale.code)}" data-brand="${escapeAttribute(site.brand)}"${
      site.enableCutFont ? ' data-cut-font' : ''
    }><head>${renderHead(data.head.title, describeHead(data, request), site)}</head><body>${deliverBody ? bodyPlaceholder : body}</body></html>`,
  )
  return {
    documentHtml,
    // The body contains them already.
    pageContext: { layout: undefined, data: undefined },
    injectFilter: (assets: Parameters<typeof keepFirstViewFonts>[0]) =>
      keepFirstViewFonts(assets, site, locale.language),
  }
}

function refuseNavigation(): Promise<never> {
  return Promise.reject(new Error('Navigation is not available on the server'))
}
