import type { IntlShape } from '@kudex/intl/messages'
import { Button, type DataColumn, DataTable, EmptyState, IconGlobe, Link, PageSection, Stack } from '@kudex/ui'
import { useLocalIntl } from '../../../features/shared/index.ts'
import type { EditorPublishing } from '../editor.types.ts'
import { historyMessages as messages } from './history.messages.ts'
import { PublishingChanges } from './PublishingChanges.tsx'
import { type PageStep, StepForm } from './StepForm.tsx'

type HistoryProps = PageStep & Pick<EditorPublishing, 'history' | 'opened' | 'olderThan'>

/** Who did what with a page and when; each version can be restored. */
export function PublishingHistory({ history, opened, olderThan, ...step }: HistoryProps) {
  const intl = useLocalIntl()
  const text = intl.formatMessage
  return (
    <>
      {opened && <PublishingChanges opened={opened} />}
      <PageSection title={text(messages.history)}>
        <Stack gap="5">
          <DataTable
            caption={text(messages.version)}
            hideCaption
            rows={history}
            toKey={({ number }) => String(number)}
            placeholder={<EmptyState icon={IconGlobe} title={text(messages.noHistory)} />}
            columns={toColumns(intl, step)}
          />
          {olderThan !== null && (
            <Link look="standalone" href={`${step.path}?before=${olderThan}`}>
              {text(messages.older)}
            </Link>
          )}
        </Stack>
      </PageSection>
    </>
  )
}

const actionTexts = {
  initial: messages.initial,
  saved: messages.saved,
  imported: messages.imported,
  restored: messages.wasRestored,
  published: messages.wasPublished,
  unpublished: messages.wasUnpublished,
  draftDeleted: messages.wasDeleted,
  protected: messages.wasProtected,
  deleted: messages.entryDeleted,
  scheduled: messages.wasScheduled,
  unscheduled: messages.wasUnscheduled,
}

function toColumns(intl: IntlShape, step: PageStep): DataColumn<ListedVersion>[] {
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
            <Link href={`${step.path}?version=${number}`}>{text(messages.showChanges, { number })}</Link>
            <StepForm {...step} step="restore">
              <input type="hidden" name="number" value={number} />
              <Button type="submit" look="outline" size="small">
                {text(messages.restore, { number })}
              </Button>
            </StepForm>
          </Stack>
        ),
    },
  ]
}

type ListedVersion = EditorPublishing['history'][number]
