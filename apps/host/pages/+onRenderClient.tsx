import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { App } from './shared/layout/App.tsx'
import { readHydratedPage } from './shared/data/documentBody.ts'
import { setLogLevel } from './shared/builds/browserLog.ts'
import { isLeftPlain, leavePlain } from './shared/builds/brokenPage.ts'
import { reloadOnMissingChunks } from './shared/builds/chunkReload.ts'
import { finishNavigation } from './shared/navigation/finishNavigation.ts'
import { loadDocument, reviveFrozenPage } from './shared/navigation/loadDocument.ts'
import { loadIntl } from './shared/locale/loadIntl.ts'
import { pageLoading } from './shared/navigation/loadingStore.ts'
import { navigate } from './shared/navigation/navigate.ts'
import { onNavigationFinished } from './shared/navigation/navigationEvents.ts'
import { pushPageView } from './shared/navigation/pageView.ts'
import { Painted } from './shared/layout/Painted.tsx'
import { resolveLogicalPath } from './shared/navigation/resolveLogicalPath.ts'
import { scheduleBuildWatch } from './shared/builds/scheduleBuildWatch.ts'

let root: Root | undefined

/** Brings the server's page to life, and shows the pages that are navigated to. */
export async function onRenderClient(pageContext: PageContextClient) {
  const { isHydration, isHistoryNavigation, previousPageContext, urlPathname } = pageContext
  const own = readHydratedPage()
  // Kept in the context of the page, where the next navigation looks for the site.
  if (isHydration) Object.assign(pageContext, own)
  const { frame, data, headTags = [], Page } = pageContext
  if (!isHydration && !isPageOfDocument(pageContext, own)) return loadDocument()
  if (isHydration) {
    // Not in `+client.ts`: with two entries the router writes an inline script, which our policy refuses.
    reloadOnMissingChunks(pageLoading.isLoading)
    reviveFrozenPage(pageLoading.isLoading)
    setLogLevel(frame.settings.logLevel)
    scheduleBuildWatch(frame)
    onNavigationFinished(pushPageView)
    if (isLeftPlain()) return undefined
  }
  const intl = await loadIntl(frame.locale, pageContext.config.texts)
  const painted = Promise.withResolvers<void>()
  const app = (
    <Painted onPainted={painted.resolve}>
      <App
        page={{ frame, data }}
        intl={intl}
        path={resolveLogicalPath(urlPathname, frame.siteSlug)}
        fullPath={pageContext.urlOriginal}
        navigate={navigate}
        Page={Page}
      />
    </Painted>
  )
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root element')
  if (root) root.render(app)
  else if (isHydration && container.hasChildNodes()) root = hydrateRoot(container, app, { onUncaughtError: leavePlain })
  else {
    root = createRoot(container, { onUncaughtError: leavePlain })
    root.render(app)
  }
  await painted.promise
  finishNavigation({
    title: data.head.title,
    lang: frame.locale.code,
    site: frame.site.technicalName,
    headTags,
    isFirst: isHydration,
    isSamePath: previousPageContext?.urlPathname === urlPathname,
    isHistoryNavigation,
  })
}

/** False for what only the server can answer whole: an error, a page of another site, a page that another build made (API-05). */
function isPageOfDocument({ frame, data }: PageContextClient, own: ReturnType<typeof readHydratedPage>): boolean {
  // An error has neither.
  if (!(frame as unknown) || !(data as unknown)) return false
  return own?.frame.site.id === frame.site.id && own.frame.settings.buildId === frame.settings.buildId
}
