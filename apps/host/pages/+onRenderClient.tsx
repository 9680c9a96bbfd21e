import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './frame/App.tsx'
import { readHydratedPage } from './frame/documentBody.ts'
import { reloadOnMissingChunks } from './frame/chunkReload.ts'
import { finishNavigation } from './frame/finishNavigation.ts'
import { loadIntl } from './frame/loadIntl.ts'
import { pageLoading } from './frame/loadingStore.ts'
import { navigate } from './frame/navigate.ts'
import { Painted } from './frame/Painted.tsx'
import { resolveLogicalPath } from './frame/resolveLogicalPath.ts'

let root: Root | undefined

/** Brings the server's page to life, and shows the pages that are navigated to. */
export async function onRenderClient(pageContext: PageContextClient) {
  // Kept in the context of the page, where the next navigation looks for the site.
  if (pageContext.isHydration) Object.assign(pageContext, readHydratedPage())
  const { frame, data, Page, isHydration, isHistoryNavigation } = pageContext
  const before = pageContext.previousPageContext?.frame
  if (!isHydration && (!frame || !data || (before && before.site.id !== frame.site.id))) {
    // An error, or another site: the server answers it whole, with the right status and theme.
    // Not a reload: that would bring back the scroll position of the page before.
    window.location.replace(window.location.href)
    return new Promise<never>(() => undefined)
  }
  // Not in `+client.ts`: with two entries the router writes an inline script, which our policy refuses.
  if (isHydration) reloadOnMissingChunks(pageLoading.isLoading)
  const intl = await loadIntl(frame.locale)
  const painted = Promise.withResolvers<void>()
  const app = (
    <Painted onPainted={painted.resolve}>
      <App
        page={{ frame, data }}
        intl={intl}
        path={resolveLogicalPath(pageContext.urlPathname, frame.siteSlug)}
        fullPath={pageContext.urlOriginal}
        navigate={navigate}
        Page={Page}
      />
    </Painted>
  )
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root element')
  if (root) root.render(app)
  else if (isHydration && container.hasChildNodes()) root = hydrateRoot(container, app)
  else {
    root = createRoot(container)
    root.render(app)
  }
  await painted.promise
  finishNavigation({ frame, head: data.head, isFirst: isHydration, isHistoryNavigation })
}
