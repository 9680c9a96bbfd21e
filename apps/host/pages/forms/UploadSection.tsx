import { uploadSizeLimit } from '@kudex/domain/limits'
import type { IntlShape } from '@kudex/intl/messages'
import { FileUpload, FlashMessage, Link, PageSection, Stack, Text, type UploadFile } from '@kudex/ui'
import { useFrame } from '../../features/plug/index.ts'
import { formatFileSize } from '../catalogue/formatFileSize.ts'
import { uploadMessages as messages } from './upload.messages.ts'
import { type ChosenFile, useUploads } from './useUploads.ts'

/** Where visitors upload images and videos (FORM-13…16). */
export function UploadSection() {
  const { intl, settings } = useFrame()
  const { files, choose, remove, retry } = useUploads()
  const text = intl.formatMessage
  const { supportEmail } = settings
  const hasFailed = files.some(({ state }) => state.kind === 'failed' && state.problem === 'failed')
  const arrived = files.findLast(({ state }) => state.kind === 'done')
  return (
    <PageSection id="form" layout="split" title={text(messages.title)}>
      <Stack gap="5">
        <noscript>
          <Text>
            <MailText text={text(messages.withoutScript, { email: supportEmail })} email={supportEmail} />
          </Text>
        </noscript>
        {hasFailed && (
          <FlashMessage tone="danger" title={text(messages.failedFile)}>
            <MailText text={text(messages.failed, { email: supportEmail })} email={supportEmail} />
          </FlashMessage>
        )}
        <FileUpload
          name="file"
          label={text(messages.label)}
          hint={text(messages.hint, { limit: limitInMegabytes })}
          accept="image/*,video/*"
          multiple
          chooseText={text(messages.choose)}
          dropText={text(messages.drop)}
          files={files.map((file) => toRow(file, intl))}
          labels={{
            list: text(messages.list),
            toCancelLabel: (name) => text(messages.cancel, { name }),
            toRemoveLabel: (name) => text(messages.remove, { name }),
            toProgressLabel: (name) => text(messages.progress, { name }),
            retry: text(messages.retry),
          }}
          statusText={arrived && text(messages.announced, { name: arrived.name })}
          onFilesChosen={choose}
          onCancel={remove}
          onRemove={remove}
          onRetry={retry}
        />
        <Text>{text(messages.kept)}</Text>
      </Stack>
    </PageSection>
  )
}

/** A sentence whose address can be pressed. */
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

function toRow({ id, name, size, state }: ChosenFile, intl: IntlShape): UploadFile {
  const row = { id, name, sizeText: formatFileSize(size, intl.locale) }
  switch (state.kind) {
    case 'waiting':
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
    case 'failed': {
      const problem = state.problem === 'failed' ? 'failedFile' : state.problem
      return { ...row, status: 'failed', error: intl.formatMessage(messages[problem], { limit: limitInMegabytes }) }
    }
  }
}
