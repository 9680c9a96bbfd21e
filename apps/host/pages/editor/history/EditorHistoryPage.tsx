import { isMediaKind, isRecordKind } from '@kudex/domain/editing-forms'
import { Cluster, FlashMessage, Link, PageSection, Stack } from '@kudex/ui'
import { useAppContext } from '../../../features/shared/index.ts'
import { editorMessages } from '../editor.messages.ts'
import { changesMessages } from '../changes/changes.messages.ts'
import type { EditorHistoryPage as HistoryPage } from '../editor.types.ts'
import { recordMessages } from '../records/records.messages.ts'
import { historyMessages as messages } from './history.messages.ts'
import { HistorySection } from './HistorySection.tsx'

/** The versions of an entry, with their differences; each can be restored, also if the entry was deleted. */
export function EditorHistoryPage({ history, pageTitle, outcome }: HistoryPage) {
  const { intl, link } = useAppContext()
  const text = intl.formatMessage
  const { entry, version } = history
  const address = link(`/editor/${entry.kind}/${entry.id}`)
  const lead =
    version === null
      ? text(messages.isDeleted)
      : isRecordKind(entry.kind) || isMediaKind(entry.kind)
        ? text(recordMessages.saveHint)
        : text(messages.restoreHint)
  return (
    <>
      <PageSection headingLevel={1} overline={text(messages.history)} title={pageTitle} lead={lead}>
        <Stack gap="5">
          {outcome && (
            <FlashMessage tone={outcome === 'restore' ? 'success' : 'warning'} title={text(outcomeTexts[outcome])} />
          )}
          <Cluster>
            {version !== null && (
              <Link look="standalone" href={address}>
                {text(messages.edit)}
              </Link>
            )}
            <Link look="standalone" href={link('/editor/changes')}>
              {text(changesMessages.title)}
            </Link>
          </Cluster>
        </Stack>
      </PageSection>
      <HistorySection history={history} path={`${address}/history`} />
    </>
  )
}

const outcomeTexts = {
  restore: messages.restored,
  stale: messages.stale,
  refused: messages.refused,
  failed: editorMessages.failed,
}
