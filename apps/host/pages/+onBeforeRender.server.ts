import type { PageContextServer } from 'vike/types'
import { describeHead } from './shared/head/describeHead.ts'

/** Describes the head of a page that is navigated to; a document carries its head itself (ROUTE-54). */
export function onBeforeRender({ data, request, isClientSideNavigation }: PageContextServer) {
  return { pageContext: isClientSideNavigation ? { headTags: describeHead(data, request) } : {} }
}
