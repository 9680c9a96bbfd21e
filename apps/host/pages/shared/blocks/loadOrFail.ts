import { ServiceError } from '@kudex/api/transport'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/**
 * What one part of a page shows; null where its service does not answer, while the rest of the page stands: the answer
 * is 503 and kept nowhere (ERR-05).
 */
export async function loadOrFail<Value>(
  request: Pick<RequestContext, 'tellUnavailable'>,
  load: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A part of a page could not be loaded:', error.message)
    request.tellUnavailable()
    return null
  }
}
