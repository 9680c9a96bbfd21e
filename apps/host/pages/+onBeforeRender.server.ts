import type { PageContextServer } from 'vike/types'
import { describeHead } from './shared/head/describeHead.ts'

/** Passes the head tags to client-side navigation; documents already contain them (ROUTE-54). */
export function onBeforeRender({ data, request, isClientSideNavigation }: PageContextServer) {
  return { pageContext: isClientSideNavigation ? { headTags: describeHead(data, request) } : {} }
}
