import { type MediaKind, mediaKinds, recordKinds, type RecordKind } from '@kudex/domain/editing-forms'
import { LinkChoice } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { changesMessages } from '../changes/changes.messages.ts'
import { editorMessages } from '../editor.messages.ts'
import { mediaMessages } from '../../../features/authoring/index.ts'
import { recordMessages as messages } from './records.messages.ts'

/** Links to the lists of the editor area: pages, each kind of content, pictures, files, and all changes. */
export function KindNavigation({ current }: { readonly current: RecordKind | MediaKind | 'changes' }) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const lists = [
    ...recordKinds.map((kind) => [kind, text(messages[kind])] as const),
    ...mediaKinds.map((kind) => [kind, text(mediaMessages[kind])] as const),
    ['changes', text(changesMessages.title)] as const,
  ]
  return (
    <LinkChoice
      label={text(messages.kinds)}
      links={[
        { href: link('/editor'), text: text(editorMessages.treeTitle) },
        ...lists.map(([kind, name]) => ({ href: link(`/editor/${kind}`), text: name, isCurrent: kind === current })),
      ]}
    />
  )
}
