import { type MediaKind, mediaKinds, recordKinds, type RecordKind } from '@kudex/domain/editing-forms'
import { Cluster, Link } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { changesMessages } from '../changes/changes.messages.ts'
import { editorMessages } from '../editor.messages.ts'
import { mediaMessages } from '../../../features/authoring/index.ts'
import { recordMessages as messages } from './records.messages.ts'

/** Links to the lists of the editor area: pages, each kind of content, pictures, files, and all changes. */
export function KindNavigation({ current }: { readonly current: RecordKind | MediaKind | 'changes' }) {
  const { intl, link } = useAppContext()
  const toState = (kind: string) => (kind === current ? 'page' : undefined)
  return (
    <nav aria-label={intl.formatMessage(messages.kinds)}>
      <Cluster>
        <Link href={link('/editor')}>{intl.formatMessage(editorMessages.treeTitle)}</Link>
        {recordKinds.map((kind) => (
          <Link key={kind} href={link(`/editor/${kind}`)} aria-current={toState(kind)}>
            {intl.formatMessage(messages[kind])}
          </Link>
        ))}
        {mediaKinds.map((kind) => (
          <Link key={kind} href={link(`/editor/${kind}`)} aria-current={toState(kind)}>
            {intl.formatMessage(mediaMessages[kind])}
          </Link>
        ))}
        <Link href={link('/editor/changes')} aria-current={toState('changes')}>
          {intl.formatMessage(changesMessages.title)}
        </Link>
      </Cluster>
    </nav>
  )
}
