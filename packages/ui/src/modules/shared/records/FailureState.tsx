import { Button, ButtonLink } from '../../../components/Button/Button.js'
import { EmptyState } from '../../../components/EmptyState/EmptyState.js'
import type { RecordFailure } from '../../list.types.js'

/** Error state with a retry action. */
export function FailureState({ title, text, retryText, retryHref, onRetry }: RecordFailure) {
  return (
    <EmptyState tone="error" title={title} actions={retryText && toRetry({ retryText, retryHref, onRetry })}>
      {text}
    </EmptyState>
  )
}

/** A link if there is a URL, so that it works without script. */
function toRetry({ retryText, retryHref, onRetry }: Pick<RecordFailure, 'retryText' | 'retryHref' | 'onRetry'>) {
  if (retryHref !== undefined)
    return (
      <ButtonLink look="outline" href={retryHref} onClick={onRetry}>
        {retryText}
      </ButtonLink>
    )
  return (
    onRetry && (
      <Button look="outline" onClick={onRetry}>
        {retryText}
      </Button>
    )
  )
}
