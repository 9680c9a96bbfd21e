import { ServiceError } from '@kudex/api/transport'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { RequestContext } from '../../request/requestContext.types.ts'
import type { PageData } from './pageData.types.ts'
import { throwNotFound } from './throwNotFound.ts'

/**
 * Loads the data of a page: not found where the site lacks the area (SITE-19), the maintenance page with 503 while a
 * service is down (ERR-05).
 */
export async function serveArea<Props>(
  { request }: PageContextServer,
  load: (request: RequestContext) => Promise<PageData<Props>>,
): Promise<PageData<Props>> {
  if (!request) throw new Error('The front door handed no request to the page')
  if (request.isInvalid || !request.address.isAreaOffered) throwNotFound('route')
  try {
    return await load(request)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A page could not be loaded:', error.message)
    throw render(503, { service: error.kind })
  }
}
