import type { ContentChange } from '@kudex/domain/editing'
import { DataTable, FlashMessage } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { historyMessages as messages } from './history.messages.ts'
import { publishingMessages } from '../publishing/publishing.messages.ts'
import { formatFieldPath } from '../../../features/authoring/index.ts'

/** The differences between two versions of an entry. */
export function ChangeTable({ changes }: { readonly changes: readonly ContentChange[] }) {
  const { intl } = useAppContext()
  const text = intl.formatMessage
  if (changes.length === 0) return <FlashMessage title={text(messages.noChanges)} />
  return (
    <DataTable
      caption={`${text(messages.before)} – ${text(messages.after)}`}
      hideCaption
      rows={changes.map((change, index) => ({ ...change, id: String(index) }))}
      toKey={({ id }) => id}
      columns={[
        {
          id: 'place',
          title: text(publishingMessages.place),
          isRowHeader: true,
          toCell: ({ path }) => formatFieldPath(path, intl),
        },
        { id: 'before', title: text(messages.before), toCell: ({ before }) => before ?? '' },
        { id: 'after', title: text(messages.after), toCell: toAfter },
      ]}
    />
  )

  /** Blocks and other entries that were added, removed or moved may have no values. */
  function toAfter({ kind, path, before, after }: ContentChange): string {
    if (before !== null || after !== null || kind === 'changed') return after ?? ''
    return text((/^blocks\.\d+$/.test(path) ? blockTexts : entryTexts)[kind])
  }
}

const blockTexts = { added: messages.blockAdded, removed: messages.blockRemoved, moved: messages.blockMoved }
const entryTexts = { added: messages.entryAdded, removed: messages.entryRemoved, moved: messages.entryMoved }
