import type { PageContextServer } from 'vike/types'
import { createFallbackLayout, loadLayout } from './shared/layout/loadLayout.ts'

/** Loads what stands around the page; while a service is down the page goes without and is not kept. */
export async function onCreatePageContext(pageContext: PageContextServer) {
  const { request } = pageContext
  if (!request) return
  try {
    pageContext.layout = await loadLayout(request)
  } catch (error) {
    request.keepPrivate()
    console.error('The layout of the page is incomplete:', error instanceof Error ? error.message : error)
    pageContext.layout = createFallbackLayout(request)
  }
}
