import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { abortWithNotFound } from './shared/data/abortWithNotFound.ts'

/**
 * Responds 404 to malformed URLs and to areas that the site lacks (ROUTE-53, SITE-19). Renders the error page of requests
 * that `server/access/authorize.ts` refused, before data is loaded.
 */
export function guard({ request }: PageContextServer) {
  if (!request) throw new Error('The page context has no request')
  if (request.isInvalid || !request.address.isAreaOffered) abortWithNotFound('route')
  const { access } = request
  if (access.kind === 'refused') throw render(access.status, { pageId: access.pageId })
}
