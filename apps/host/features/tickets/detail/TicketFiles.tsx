import { maxAttachments } from '@kudex/domain/tickets'
import { toPlainFilename } from '@kudex/domain/uploads'
import { FileUpload, FlashMessage, Stack } from '@kudex/ui'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useAppContext } from '../../shared/appContext.ts'
import { createKey } from '../../shared/createKey.ts'
import { MailText } from '../../shared/MailText.tsx'
import { toUploadAnnouncement, toUploadRow, toUploadTexts, uploadMessages } from '../../uploads/index.ts'
import { ticketFormMessages as messages } from '../draft/ticketForm.messages.ts'
import type { TicketDraftActor } from '../draft/useTicketDraft.tsx'

/** Images and videos of a ticket or comment, each with progress, pause, resume and retry (TICKET-16). */
export function TicketFiles({ draft }: { readonly draft: TicketDraftActor }) {
  const { intl, settings } = useAppContext()
  const files = useSelector(draft, ({ context }) => context.files)
  const isGone = useSelector(draft, ({ context }) => context.problems['attachments'] !== undefined)
  const uploads = useSelector(draft, ({ children }) => children.uploads)
  const [isOverfull, setIsOverfull] = useState(false)
  const send = (type: 'file.remove' | 'file.retry' | 'file.pause') => (id: string) => uploads?.send({ type, id })

  const choose = (chosen: readonly File[]) => {
    const accepted = chosen.slice(0, maxAttachments - files.length)
    setIsOverfull(accepted.length < chosen.length)
    uploads?.send({
      type: 'files.choose',
      files: accepted.map((source) => ({
        id: createKey(),
        name: toPlainFilename(source.name),
        size: source.size,
        source,
      })),
    })
  }
  const texts = toUploadTexts(intl)
  const email = settings.supportEmail
  const toError = () => {
    if (isOverfull) return intl.formatMessage(messages.tooMany, { count: maxAttachments })
    return isGone ? intl.formatMessage(messages.filesGone) : undefined
  }
  return (
    <Stack gap="3">
      <FileUpload
        {...texts}
        name="attachments"
        label={intl.formatMessage(messages.files)}
        error={toError()}
        files={files.map((file) => {
          const row = toUploadRow(file, intl)
          return row.status === 'done' ? { ...row, statusText: intl.formatMessage(messages.attached) } : row
        })}
        labels={{
          ...texts.labels,
          toPauseLabel: (name) => intl.formatMessage(messages.pause, { name }),
          toResumeLabel: (name) => intl.formatMessage(messages.resume, { name }),
        }}
        statusText={toUploadAnnouncement(files, intl)}
        onFilesChosen={choose}
        onCancel={send('file.remove')}
        onRemove={send('file.remove')}
        onRetry={send('file.retry')}
        onPause={send('file.pause')}
        onResume={send('file.retry')}
      />
      {files.some(({ state }) => state.kind === 'failed' && state.problem === 'failed') && (
        <FlashMessage tone="danger" title={intl.formatMessage(uploadMessages.failedFile)}>
          <MailText text={intl.formatMessage(uploadMessages.failed, { email })} email={email} />
        </FlashMessage>
      )}
    </Stack>
  )
}
