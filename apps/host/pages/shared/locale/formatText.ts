import type { MessageDescriptor } from '@kudex/intl/messages'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadIntl } from './loadIntl.ts'

/** Formats a message in the language of the request. */
export async function formatText(
  { address }: Pick<RequestContext, 'address'>,
  message: MessageDescriptor,
  values?: Readonly<Record<string, string | number>>,
): Promise<string> {
  const intl = await loadIntl(address.locale)
  return intl.formatMessage(message, values)
}
