import type { IntlShape } from '@kudex/intl/messages'
import { Button, type DataColumn, DataTable, EmptyState, IconGlobe, Link, PageSection, Stack } from '@kudex/ui'
import { useLocalIntl } from '../../../features/shared/index.ts'
import type { EditorHistory } from '../editor.types.ts'
import { actionTexts } from './actionTexts.ts'
import { historyMessages as messages } from './history.messages.ts'
import { VersionChanges } from './VersionChanges.tsx'

interface HistoryProps {
  readonly history: EditorHistory
  /** Address of the page that shows the history. */
  readonly path: string
}

/** Who did what with an entry and when; each version can be restored. */
export function HistorySection({ history, path }: HistoryProps) {
  const intl = useLocalIntl()
  const text = intl.formatMessage
  const { versions, opened, olderThan } = history
  return (
    <>
      {opened && <VersionChanges opened={opened} />}
      <PageSection title={text(messages.history)}>
        <Stack gap="5">
          <DataTable
            caption={text(messages.version)}
            hideCaption
            rows={versions}
            toKey={({ number }) => String(number)}
            placeholder={<EmptyState icon={IconGlobe} title={text(messages.noHistory)} />}
            columns={toColumns(intl, history, path)}
          />
          {olderThan !== null && (
            <Link look="standalone" href={`${path}?before=${olderThan}`}>
              {text(messages.older)}
            </Link>
          )}
        </Stack>
      </PageSection>
    </>
  )
}

function toColumns(
  intl: IntlShape,
  { entry, version }: EditorHistory,
  path: string,
): DataColumn<EditorHistory['versions'][number]>[] {
  const text = intl.formatMessage
  return [
    {
      id: 'when',
      title: text(messages.when),
      isRowHeader: true,
      toCell: ({ at }) => <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>,
    },
    { id: 'who', title: text(messages.who), toCell: ({ editor }) => editor ?? text(messages.unnamed) },
    {
      id: 'what',
      title: text(messages.what),
      toCell: ({ action, restoredFrom }) => text(actionTexts[action], { number: restoredFrom ?? 0 }),
    },
    {
      id: 'version',
      title: text(messages.version),
      toCell: ({ number, hasContent }) =>
        hasContent && (
          <Stack gap="2" align="start">
            <Link href={`${path}?version=${number}`}>{text(messages.showChanges, { number })}</Link>
            <form method="post" action={`/api/editor/${entry.kind}/${entry.id}/restore`}>
              <input type="hidden" name="path" value={path} />
              <input type="hidden" name="version" value={version ?? ''} />
              <input type="hidden" name="number" value={number} />
              <Button type="submit" look="outline" size="small">
                {text(messages.restore, { number })}
              </Button>
            </form>
          </Stack>
        ),
    },
  ]
}
