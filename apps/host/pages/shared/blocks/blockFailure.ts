import { ServiceError } from '@kudex/api/transport'
import type { IntlShape } from '@kudex/intl/messages'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { blockFailureMessages as messages } from './blockFailure.messages.ts'

/**
 * Loads the data of one block. Returns null if its service fails: the rest of the page renders, with status 503 and
 * without being cached (ERR-05).
 */
export async function loadOrFail<Value>(
  request: Pick<RequestContext, 'markUnavailable'>,
  load: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('A block could not be loaded:', error.message)
    request.markUnavailable()
    return null
  }
}

/** The error message of a block whose data could not be loaded, with a link that reloads the page (ERR-05). */
export function toBlockFailure(
  subject: 'contacts' | 'stories' | 'releases',
  { address, fullPath }: Pick<RequestContext, 'address' | 'fullPath'>,
  intl: IntlShape,
) {
  const [, query] = fullPath.split('?', 2)
  return {
    title: intl.formatMessage(messages[subject]),
    retryText: intl.formatMessage(messages.retry),
    retryHref: `hard:${address.canonicalPath}${query === undefined ? '' : `?${query}`}`,
  }
}
