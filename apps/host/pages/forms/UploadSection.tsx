import { postedUploadLimits } from '@kudex/domain/limits'
import { formatFileSize } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { Button, FileUpload, FlashMessage, Form, PageSection, Stack, Text, type UploadFile } from '@kudex/ui'
import { UploadsProvider, useUploads } from '../../features/forms/index.ts'
import { MailText, useAppContext } from '../../features/shared/index.ts'
import {
  toUploadAnnouncement,
  toUploadProblemText,
  toUploadRow,
  toUploadTexts,
  uploadMessages as messages,
} from '../../features/uploads/index.ts'
import type { SentFile, SentFiles } from '../../request/formState.ts'
import type { UploadSectionProps } from './forms.types.ts'

/** Uploads images and videos: at once with script, else with a button (FORM-13…16). */
export function UploadSection(props: UploadSectionProps) {
  return (
    <UploadsProvider>
      <Section {...props} />
    </UploadsProvider>
  )
}

function Section({ action, sent, references }: UploadSectionProps) {
  const { intl, settings } = useAppContext()
  const { files, isUnavailable, choose, remove, retry } = useUploads()
  const text = intl.formatMessage
  const { supportEmail } = settings
  const hasFailed =
    isUnavailable ||
    sent?.failure === 'failed' ||
    files.some(({ state }) => state.kind === 'failed' && state.problem === 'failed')
  return (
    <PageSection id="form" layout="split" title={text(messages.title)}>
      <Stack gap="5">
        {references.length > 0 && (
          <FlashMessage tone="success" title={text(messages.arrived)}>
            {references.map((reference) => (
              <p key={reference}>{text(messages.uploaded, { reference })}</p>
            ))}
          </FlashMessage>
        )}
        {hasFailed && (
          <FlashMessage tone="danger" title={text(messages.failedFile)}>
            <MailText text={text(messages.failed, { email: supportEmail })} email={supportEmail} />
          </FlashMessage>
        )}
        <Form
          action={action}
          method="post"
          encType="multipart/form-data"
          // Files that arrived earlier stay with the form.
          hiddenFields={{ claim: (sent?.files ?? []).flatMap(({ claim }) => claim ?? []) }}
          actions={<PlainSending text={text} />}
        >
          <FileUpload
            name="file"
            label={text(messages.label)}
            {...toUploadTexts(intl)}
            error={toFieldError(sent, text)}
            files={[...toSentRows(sent, intl), ...files.map((file) => toUploadRow(file, intl))]}
            statusText={toUploadAnnouncement(files, intl)}
            onFilesChosen={choose}
            // Files sent without script have form buttons only, none that need script.
            onCancel={sent ? undefined : remove}
            onRemove={sent ? undefined : remove}
            onRetry={sent ? undefined : retry}
          />
        </Form>
        <Text>{text(messages.kept)}</Text>
      </Stack>
    </PageSection>
  )
}

/** Controls that are needed without script. */
function PlainSending({ text }: { readonly text: IntlShape['formatMessage'] }) {
  return (
    <noscript>
      <Stack gap="3">
        <Text>{text(messages.together, postedLimits)}</Text>
        <div>
          <Button type="submit" look="signal" size="large">
            {text(messages.send)}
          </Button>
        </div>
      </Stack>
    </noscript>
  )
}

const postedLimits = { files: postedUploadLimits.files, limit: postedUploadLimits.bytes / 1024 / 1024 }

function toFieldError(sent: SentFiles | null, text: IntlShape['formatMessage']): string | undefined {
  if (sent?.failure === 'none' || sent?.failure === 'tooMuch') return text(messages[sent.failure], postedLimits)
  return sent?.failure === 'wait' ? text(messages.wait) : undefined
}

/** Files sent without script; those that arrived can be removed with a form button. */
function toSentRows(sent: SentFiles | null, intl: IntlShape): UploadFile[] {
  return (sent?.files ?? []).map((file, index) => ({ id: `sent-${index}`, ...toSentRow(file, intl) }))
}

function toSentRow({ name, size, reference, problem, claim }: SentFile, intl: IntlShape): Omit<UploadFile, 'id'> {
  const row = { name, sizeText: formatFileSize(size, intl.locale) }
  if (problem !== null) return { ...row, status: 'failed', error: toUploadProblemText(problem, intl) }
  return {
    ...row,
    status: 'done',
    statusText: intl.formatMessage(messages.uploaded, { reference: reference ?? '' }),
    removal: claim === null ? undefined : { name: 'remove', value: claim },
  }
}
