import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { PageContextClient } from 'vike/types'
import { whenIdle } from '../features/shared/index.ts'
import { hydratedEvent } from '../request/hydratedEvent.ts'
import { layOutInParts, lowerParts } from '../request/layOutInParts.ts'
import { App } from './shared/layout/App.tsx'
import { readHydratedPage } from './shared/data/documentBody.ts'
import { setLogLevel } from './shared/builds/browserLog.ts'
import { shouldSkipHydration, recoverFromRenderError } from './shared/navigation/recoverFromRenderError.ts'
import { reloadOnMissingChunks } from './shared/builds/reloadOnMissingChunks.ts'
import { finishNavigation } from './shared/navigation/finishNavigation.ts'
import { loadDocument, reloadRestoredPage } from './shared/navigation/loadDocument.ts'
import { loadIntl } from './shared/locale/loadIntl.ts'
import { pageLoading } from './shared/navigation/pageLoading.ts'
import { navigate } from './shared/navigation/navigate.ts'
import { onNavigationFinished, reportPageView } from './shared/navigation/navigationEvents.ts'
import { resolveLogicalPath } from './shared/navigation/resolveLogicalPath.ts'
import { scheduleBackgroundWork } from './shared/navigation/scheduleBackgroundWork.ts'

let root: Root | undefined

/** Hydrates the page of the server and renders the pages of client-side navigation. */
export async function onRenderClient(pageContext: PageContextClient) {
  const { isHydration, isHistoryNavigation, previousPageContext, urlOriginal, urlPathname } = pageContext
  const hydratedPage = readHydratedPage()
  // The next navigation reads the site from the page context.
  if (isHydration) Object.assign(pageContext, hydratedPage)
  const { layout, data, headTags = [], Page } = pageContext
  if (!isHydration && !isPageOfDocument(pageContext, hydratedPage)) return loadDocument()
  if (isHydration) {
    // Not in `+client.ts`: with two entries Vike adds an inline script, which the CSP blocks.
    reloadOnMissingChunks(pageLoading.isLoading)
    reloadRestoredPage(pageLoading.isLoading)
    setLogLevel(layout.settings.logLevel)
    scheduleBackgroundWork(layout)
    onNavigationFinished((shown) => reportPageView(shown, layout.site.features))
    if (shouldSkipHydration()) return undefined
  }
  const isSamePath = previousPageContext?.urlPathname === urlPathname
  const isOpenedAtTop = !isHydration && !isHistoryNavigation && !isSamePath && !urlOriginal.includes('#')
  const code = pageContext.config.preload?.({ props: data.props, isHydration })
  const lowerPartsLoaded = isOpenedAtTop ? Promise.resolve(code?.lowerParts) : undefined
  const [intl] = await Promise.all([
    loadIntl(layout.locale, pageContext.config.texts),
    code?.firstView,
    isOpenedAtTop ? undefined : code?.lowerParts,
  ])
  const committed = Promise.withResolvers<void>()
  const app = (
    <App
      page={{ layout, data, lowerPartsLoaded }}
      intl={intl}
      path={resolveLogicalPath(urlPathname, layout.siteSlug)}
      fullPath={urlOriginal}
      navigate={navigate}
      Page={Page}
      onCommit={committed.resolve}
    />
  )
  const container = document.getElementById('root')
  if (!container) throw new Error('The document has no root element')
  // A scroll position that is restored depends on all parts.
  if (isHistoryNavigation) document.adoptedStyleSheets = []
  // If React removed the link with its focus, the browser would lay out the half-changed page.
  if (isOpenedAtTop && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (root) root.render(app)
  else if (isHydration && container.hasChildNodes())
    // A transition, so that React yields between parts of the page.
    startTransition(() => {
      root = hydrateRoot(container, app, { onUncaughtError: recoverFromRenderError })
    })
  else {
    root = createRoot(container, { onUncaughtError: recoverFromRenderError })
    root.render(app)
  }
  await committed.promise
  if (isOpenedAtTop) {
    // Before anything reads the layout; not earlier, when the former page would be laid out again.
    const layOutRest = layOutInParts(lowerParts)
    whenIdle(() => void layOutRest())
  }
  document.dispatchEvent(new Event(hydratedEvent))
  finishNavigation({
    title: data.head.title,
    lang: layout.locale.code,
    site: layout.site.technicalName,
    headTags,
    isFirst: isHydration,
    isSamePath,
    isHistoryNavigation,
  })
}

/** False for pages that need a full page load: errors, and pages of another site or another build (API-05). */
function isPageOfDocument(
  { layout, data }: PageContextClient,
  hydratedPage: ReturnType<typeof readHydratedPage>,
): boolean {
  // Errors have neither.
  if (!(layout as unknown) || !(data as unknown)) return false
  return (
    hydratedPage?.layout.site.id === layout.site.id && hydratedPage.layout.settings.buildId === layout.settings.buildId
  )
}
