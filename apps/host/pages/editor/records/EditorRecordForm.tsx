import { FlashMessage, Link, PageSection, Stack, Text } from '@kudex/ui'
import { AuthoringPanel } from '../../../features/authoring/index.ts'
import { useAppContext } from '../../../features/shared/index.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorRecord } from '../editor.types.ts'
import { historyMessages } from '../history/history.messages.ts'
import { recordMessages as messages } from './records.messages.ts'

/** The form of an entry other than a page. */
export function EditorRecordForm({ recordKind, authoring, pageTitle, failure }: EditorRecord) {
  const { intl, link } = useAppContext()
  return (
    <PageSection
      title={pageTitle ?? intl.formatMessage(messages.create)}
      headingLevel={1}
      lead={intl.formatMessage(messages.saveHint)}
      link={{ href: link(`/editor/${recordKind}`), text: intl.formatMessage(messages[recordKind]) }}
    >
      <Stack gap="5">
        {failure && (
          <FlashMessage
            tone="warning"
            title={intl.formatMessage(failure === 'failed' ? editorMessages.failed : messages[failure])}
          />
        )}
        {pageTitle !== null && (
          <Text>
            <Link look="standalone" href={link(`/editor/${recordKind}/${authoring.id}/history`)}>
              {intl.formatMessage(historyMessages.history)}
            </Link>
          </Text>
        )}
        <AuthoringPanel {...authoring} />
      </Stack>
    </PageSection>
  )
}
