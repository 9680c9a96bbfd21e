import type { PageContextServer } from 'vike/types'
import { createFallbackLayout, loadLayout } from './shared/layout/loadLayout.ts'

/** Loads the layout data; falls back to a minimal layout, uncached, while a service is down. */
export async function onCreatePageContext(pageContext: PageContextServer) {
  const { request } = pageContext
  if (!request) return
  try {
    pageContext.layout = await loadLayout(request)
  } catch (error) {
    request.keepPrivate()
    console.error('Layout data could not be loaded:', error instanceof Error ? error.message : error)
    pageContext.layout = createFallbackLayout(request)
  }
}
