import type { pageEditingMachine } from '@kudex/machines/editing'
import { FlashMessage, Text } from '@kudex/ui'
import type { SnapshotFrom } from 'xstate'
import { useAppContext } from '../shared/index.ts'
import { authoringMessages as messages } from './authoring.messages.ts'

/** Shows what is saved, and why something is not; announced by screen readers. */
export function SaveStatus({ snapshot }: { readonly snapshot: SnapshotFrom<typeof pageEditingMachine> }) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const { kind, version, problems, failure } = snapshot.context
  return (
    <>
      <div role="status">
        {snapshot.hasTag('clean') && version !== null ? (
          <Text>{text(kind === 'pages' ? messages.saved : messages.savedEntry)}</Text>
        ) : snapshot.hasTag('saving') ? (
          <Text>{text(messages.saving)}</Text>
        ) : snapshot.hasTag('dirty') || snapshot.hasTag('clean') ? (
          <Text>{text(messages.unsaved)}</Text>
        ) : null}
        {snapshot.hasTag('rejected') && (
          <FlashMessage tone="warning" title={text(messages.rejected, { count: problems.length })} />
        )}
        {snapshot.hasTag('failed') && (
          <FlashMessage tone="warning" title={text(failure === 'network' ? messages.offline : messages.unavailable)} />
        )}
        {snapshot.hasTag('unauthenticated') && <FlashMessage tone="warning" title={text(messages.signedOut)} />}
      </div>
      {snapshot.hasTag('uncopied') && !snapshot.hasTag('clean') && (
        <FlashMessage tone="warning" title={text(messages.uncopied)} />
      )}
    </>
  )
}
