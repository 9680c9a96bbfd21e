import { postedUploadLimits, uploadSizeLimit } from '@kudex/domain/limits'
import { formatFileSize } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import { Button, FileUpload, FlashMessage, Form, Link, PageSection, Stack, Text, type UploadFile } from '@kudex/ui'
import type { UploadedFile, UploadFailure } from '@kudex/machines/uploads'
import { UploadsProvider, useUploads } from '../../features/forms/index.ts'
import { useAppContext } from '../../features/shared/index.ts'
import type { SentFile, SentFiles } from '../../request/formState.ts'
import type { UploadSectionProps } from './forms.types.ts'
import { uploadMessages as messages } from './upload.messages.ts'

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
            hint={text(messages.hint, { limit: limitInMegabytes })}
            error={toFieldError(sent, text)}
            accept="image/*,video/*"
            multiple
            chooseText={text(messages.choose)}
            dropText={text(messages.drop)}
            files={[...toSentRows(sent, intl), ...files.map((file) => toRow(file, intl))]}
            labels={{
              list: text(messages.list),
              toCancelLabel: (name) => text(messages.cancel, { name }),
              toRemoveLabel: (name) => text(messages.remove, { name }),
              toProgressLabel: (name) => text(messages.progress, { name }),
              retry: text(messages.retry),
            }}
            statusText={toAnnouncement(files, intl)}
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

/** Announces the result of the last finished file to screen readers. */
function toAnnouncement(files: readonly UploadedFile[], intl: IntlShape): string | undefined {
  const last = files.findLast(({ state }) => state.kind === 'done' || state.kind === 'failed')
  if (last?.state.kind === 'done') return intl.formatMessage(messages.announced, { name: last.name })
  return last?.state.kind === 'failed' ? `${last.name}: ${toProblemText(last.state.problem, intl)}` : undefined
}

/** A sentence with its address as a link. */
function MailText({ text, email }: { readonly text: string; readonly email: string }) {
  const [before = '', after = ''] = text.split(email)
  return (
    <>
      {before}
      <Link href={`mailto:${email}`}>{email}</Link>
      {after}
    </>
  )
}

const limitInMegabytes = uploadSizeLimit / 1024 / 1024
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
  if (problem !== null) return { ...row, status: 'failed', error: toProblemText(problem, intl) }
  return {
    ...row,
    status: 'done',
    statusText: intl.formatMessage(messages.uploaded, { reference: reference ?? '' }),
    removal: claim === null ? undefined : { name: 'remove', value: claim },
  }
}

function toProblemText(problem: UploadFailure, { formatMessage }: IntlShape): string {
  return formatMessage(messages[problem === 'failed' ? 'failedFile' : problem], { limit: limitInMegabytes })
}

function toRow({ id, name, size, state }: UploadedFile, intl: IntlShape): UploadFile {
  const row = { id, name, sizeText: formatFileSize(size, intl.locale) }
  switch (state.kind) {
    case 'waiting':
    // The forms of the public site offer no pause.
    case 'paused':
      return { ...row, status: 'waiting', statusText: intl.formatMessage(messages.waiting) }
    case 'uploading': {
      const share = state.bytes / size
      return {
        ...row,
        status: 'uploading',
        progress: Math.floor(share * 100),
        statusText: intl.formatNumber(share, { style: 'percent' }),
      }
    }
    case 'done':
      return {
        ...row,
        status: 'done',
        statusText: intl.formatMessage(messages.uploaded, { reference: state.reference }),
      }
    case 'failed':
      return {
        ...row,
        status: 'failed',
        error: toProblemText(state.problem, intl),
        isRefused: state.problem !== 'failed' && state.problem !== 'wait',
      }
  }
}
