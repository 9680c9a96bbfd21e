import type { IntlShape } from '@kudex/intl/messages'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { blockFailureMessages as messages } from './blockFailure.messages.ts'

/** What a block says in place of what could not be loaded, with a link that asks for the page once more (ERR-05). */
export function toBlockFailure(
  what: 'contacts' | 'stories' | 'releases',
  { address, fullPath }: Pick<RequestContext, 'address' | 'fullPath'>,
  intl: IntlShape,
) {
  const [, query] = fullPath.split('?', 2)
  return {
    title: intl.formatMessage(messages[what]),
    retryText: intl.formatMessage(messages.retry),
    retryHref: `hard:${address.canonicalPath}${query === undefined ? '' : `?${query}`}`,
  }
}
