import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { abortWithNotFound } from './shared/data/abortWithNotFound.ts'

/**
 * Malformed addresses, and areas that the site lacks, are not found (ROUTE-53, SITE-19). A refused request gets its error
 * page here, before any data is loaded; `server/access/authorize.ts` decided it.
 */
export function guard({ request }: PageContextServer) {
  if (!request) throw new Error('The page context has no request')
  if (request.isInvalid || !request.address.isAreaOffered) abortWithNotFound('route')
  const { access } = request
  if (access.kind === 'refused') throw render(access.status, { pageId: access.pageId })
}
