import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { bodyPlaceholder } from '../request/documentBody.ts'
import { App } from './shared/layout/App.tsx'
import { describeHead } from './shared/head/describeHead.ts'
import { renderBody } from './shared/data/documentBody.ts'
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
  const body = renderBody(tree, { layout, data })
  deliverBody?.(body)
  const { site, locale } = layout
  const head = renderHead({ title: data.head.title, tags: describeHead(data, request), brand: site.brand, preloads })
  const documentHtml = dangerouslySkipEscape(
    `<!DOCTYPE html><html lang="${escapeAttribute(locale.code)}" data-brand="${escapeAttribute(site.brand)}"${
      site.enableCutFont ? ' data-cut-font' : ''
    }><head>${head}</head><body>${deliverBody ? bodyPlaceholder : body}</body></html>`,
  )
  return {
    documentHtml,
    // The body contains them already.
    pageContext: { layout: undefined, data: undefined },
    // A preloaded font competes with the largest picture; text is painted in its fallback until then.
    injectFilter: (assets: readonly InjectedAsset[]) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
    },
  }
}

/** An asset that Vike would inject into the document. */
interface InjectedAsset {
  readonly assetType: string | null
  inject: false | 'HTML_BEGIN' | 'HTML_END'
}

function refuseNavigation(): Promise<never> {
  return Promise.reject(new Error('Navigation is not available on the server'))
}
