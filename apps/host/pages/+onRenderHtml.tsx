import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { bodyPlaceholder } from '../request/documentBody.ts'
import { App } from './shared/layout/App.tsx'
import { describeHead } from './shared/head/describeHead.ts'
import { renderData } from './shared/data/documentBody.ts'
import { loadIntl } from './shared/locale/loadIntl.ts'
import { renderHead } from './shared/head/renderHead.ts'
import { splitPreloads } from './shared/head/splitPreloads.ts'
import { escapeAttribute } from './shared/head/escapeAttribute.ts'

/** Renders the document. It contains no data of a single visitor, so that public pages can be cached. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const { layout, data, request, deliverBody, Page } = pageContext
  const { abortStatusCode, is404 } = pageContext
  const intl = await loadIntl(layout.locale)
  // Error pages are not cached, so they may show the requested URL.
  const fullPath = is404 || abortStatusCode ? request?.requestedPath : request?.fullPath
  const rendered = renderToString(
    <App
      page={{ layout, data }}
      intl={intl}
      path={request?.address.path ?? pageContext.urlPathname}
      fullPath={fullPath ?? pageContext.urlOriginal}
      navigate={refuseNavigation}
      Page={Page}
    />,
  )
  const { preloads, tree } = splitPreloads(rendered)
  deliverBody?.({ tree, data: renderData({ layout, data }) })
  const { site, locale } = layout
  const head = renderHead({ title: data.head.title, tags: describeHead(data, request), brand: site.brand, preloads })
  const documentHtml = dangerouslySkipEscape(
    `<!DOCTYPE html><html lang="${escapeAttribute(locale.code)}" data-brand="${escapeAttribute(site.brand)}"${
      site.enableCutFont ? ' data-cut-font' : ''
    }><head>${head}</head><body>${bodyPlaceholder}</body></html>`,
  )
  return {
    documentHtml,
    // The body contains them already.
    pageContext: { layout: undefined, data: undefined },
  }
}

function refuseNavigation(): Promise<never> {
  return Promise.reject(new Error('Navigation is not available on the server'))
}
