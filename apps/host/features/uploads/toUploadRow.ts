import { uploadMegabytesLimit } from '@kudex/domain/limits'
import { formatFileSize } from '@kudex/intl/formats'
import type { IntlShape } from '@kudex/intl/messages'
import type { UploadedFile, UploadFailure } from '@kudex/machines/uploads'
import type { FileUploadProps, UploadFile } from '@kudex/ui'
import { uploadMessages as messages } from './upload.messages.ts'

type UploadTexts = Pick<FileUploadProps, 'hint' | 'accept' | 'multiple' | 'chooseText' | 'dropText'> & {
  readonly labels: NonNullable<FileUploadProps['labels']>
}

/** The texts of a `FileUpload` for images and videos. */
export function toUploadTexts({ formatMessage: text }: IntlShape): UploadTexts {
  return {
    hint: text(messages.hint, { limit: uploadMegabytesLimit }),
    accept: 'image/*,video/*',
    multiple: true,
    chooseText: text(messages.choose),
    dropText: text(messages.drop),
    labels: {
      list: text(messages.list),
      toCancelLabel: (name) => text(messages.cancel, { name }),
      toRemoveLabel: (name) => text(messages.remove, { name }),
      toProgressLabel: (name) => text(messages.progress, { name }),
      retry: text(messages.retry),
    },
  }
}

/** Announces a stalled file, or the result of the last finished one, to screen readers. */
export function toUploadAnnouncement(files: readonly UploadedFile[], intl: IntlShape): string | undefined {
  const stalled = files.find(({ state }) => state.kind === 'stalled')
  if (stalled) return `${stalled.name}: ${intl.formatMessage(messages.stalled)}`
  const last = files.findLast(({ state }) => state.kind === 'done' || state.kind === 'failed')
  if (last?.state.kind === 'done') return intl.formatMessage(messages.announced, { name: last.name })
  return last?.state.kind === 'failed' ? `${last.name}: ${toUploadProblemText(last.state.problem, intl)}` : undefined
}

/** A file in the list of a `FileUpload`. */
export function toUploadRow({ id, name, size, state }: UploadedFile, intl: IntlShape): UploadFile {
  const row = { id, name, sizeText: formatFileSize(size, intl.locale) }
  switch (state.kind) {
    case 'waiting':
      return { ...row, status: 'waiting', statusText: intl.formatMessage(messages.waiting) }
    case 'paused':
      return { ...row, status: 'paused', statusText: intl.formatMessage(messages.paused) }
    case 'uploading':
    case 'stalled': {
      const share = state.bytes / size
      return {
        ...row,
        status: 'uploading',
        progress: Math.floor(share * 100),
        statusText: intl.formatNumber(share, { style: 'percent' }),
        error: state.kind === 'stalled' ? intl.formatMessage(messages.stalled) : undefined,
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
        error: toUploadProblemText(state.problem, intl),
        isRefused: state.problem !== 'failed' && state.problem !== 'wait',
      }
  }
}

/** Why a file was not uploaded. */
export function toUploadProblemText(problem: UploadFailure, { formatMessage }: IntlShape): string {
  return formatMessage(messages[problem === 'failed' ? 'failedFile' : problem], { limit: uploadMegabytesLimit })
}
