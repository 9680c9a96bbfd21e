import { FlashMessage, PageSection } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorHistory } from '../editor.types.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { historyMessages as messages } from './history.messages.ts'

/** The differences of a version from the one before. */
export function VersionChanges({ opened }: { readonly opened: NonNullable<EditorHistory['opened']> }) {
  const { intl } = useAppContext()
  return (
    <PageSection title={intl.formatMessage(messages.showChanges, { number: opened.number })}>
      {opened.changes ? (
        <ChangeTable changes={opened.changes} />
      ) : (
        <FlashMessage title={intl.formatMessage(messages.notCompared)} />
      )}
    </PageSection>
  )
}
