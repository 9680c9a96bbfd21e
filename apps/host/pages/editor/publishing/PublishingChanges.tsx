import { DataTable, FlashMessage, PageSection } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { publishingMessages as messages } from './publishing.messages.ts'
import { toPlaceText } from './toPlaceText.ts'

/** The differences of a version from the one before. */
export function PublishingChanges({ opened }: { readonly opened: NonNullable<EditorPublishing['opened']> }) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  const title = text(messages.showChanges, { number: opened.number })
  return (
    <PageSection title={title}>
      {opened.changes.length === 0 ? (
        <FlashMessage title={text(messages.noChanges)} />
      ) : (
        <DataTable
          caption={`${text(messages.before)} – ${text(messages.after)}`}
          hideCaption
          rows={opened.changes.map((change, index) => ({ ...change, id: String(index) }))}
          toKey={({ id }) => id}
          columns={[
            {
              id: 'place',
              title: text(messages.place),
              isRowHeader: true,
              toCell: ({ path }) => toPlaceText(path, intl),
            },
            { id: 'before', title: text(messages.before), toCell: ({ before }) => before ?? '' },
            { id: 'after', title: text(messages.after), toCell: toAfter },
          ]}
        />
      )}
    </PageSection>
  )

  /** Blocks that were added, removed or moved have no values. */
  function toAfter({ kind, before, after }: (typeof opened.changes)[number]): string {
    if (before !== null || after !== null || kind === 'changed') return after ?? ''
    return text(kindTexts[kind])
  }
}

const kindTexts = { added: messages.blockAdded, removed: messages.blockRemoved, moved: messages.blockMoved }
