import type { IntlShape } from '@kudex/intl/messages'
import type { RecordFailure } from '@kudex/ui'
import { basketMessages as messages } from './basket.messages.ts'
import type { ChosenView } from './ChosenProductsProvider.tsx'

/** What to say where the chosen products could not be fetched, and the way to try again. */
export function toFailure(
  { status, retry }: Pick<ChosenView, 'status' | 'retry'>,
  text: IntlShape['formatMessage'],
): RecordFailure | undefined {
  if (status !== 'failed') return undefined
  return { title: text(messages.failed), retryText: text(messages.retry), onRetry: retry }
}
