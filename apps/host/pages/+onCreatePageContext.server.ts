import type { PageContextServer } from 'vike/types'
import { createBareFrame, loadFrame } from './shared/layout/loadLayout.ts'

/** Loads what stands around the page; while a service is down the page goes without and is not kept. */
export async function onCreatePageContext(pageContext: PageContextServer) {
  const { request } = pageContext
  if (!request) return
  try {
    pageContext.frame = await loadFrame(request)
  } catch (error) {
    request.keepPrivate()
    console.error('The frame of the page is incomplete:', error instanceof Error ? error.message : error)
    pageContext.frame = createBareFrame(request)
  }
}
