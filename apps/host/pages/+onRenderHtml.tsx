import { renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { App } from './frame/App.tsx'
import { keepFirstViewFonts } from './frame/firstViewFonts.ts'
import { loadIntl } from './frame/loadIntl.ts'
import { renderHead } from './frame/renderHead.ts'
import { escapeAttribute } from './frame/escapeHtml.ts'

/** Renders the whole document; nothing in it belongs to one visitor only, so that public pages can be kept. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const { frame, data, request, Page } = pageContext
  const intl = await loadIntl(frame.locale)
  const root = renderToString(
    <App
      page={{ frame, data }}
      intl={intl}
      path={request?.address.path ?? pageContext.urlPathname}
      fullPath={request?.fullPath ?? pageContext.urlOriginal}
      navigate={refuseNavigation}
      Page={Page}
    />,
  )
  const { site, locale } = frame
  const documentHtml = dangerouslySkipEscape(
    `<!DOCTYPE html><html lang="${escapeAttribute(locale.code)}" data-brand="${escapeAttribute(site.brand)}"${
      site.enableCutFont ? ' data-cut-font' : ''
    }><head>${renderHead(data.head, request)}</head><body><div id="root">${root}</div></body></html>`,
  )
  return {
    documentHtml,
    injectFilter: (assets: Parameters<typeof keepFirstViewFonts>[0]) =>
      keepFirstViewFonts(assets, site.brand, locale.language),
  }
}

function refuseNavigation(): Promise<never> {
  return Promise.reject(new Error('There is nowhere to navigate to on the server'))
}
