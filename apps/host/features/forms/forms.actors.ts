import { postForm } from '@kudex/api/forms'
import { cancelUpload, sendUpload, UploadError } from '@kudex/api/uploads'
import { resolveUploadProblem, signatureLength } from '@kudex/domain/uploads'
import { formSubmissionMachine, type FormOutcome, type PostedForm } from '@kudex/machines/form-submission'
import { uploadsMachine, type FileEvent, type UploadFailure } from '@kudex/machines/uploads'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { waitForConnection } from './waitForConnection.ts'

/** The submission of a form on the form's own page (FORM-11). */
export function provideFormSubmission() {
  return formSubmissionMachine.provide({
    actors: {
      sendForm: fromPromise<FormOutcome, PostedForm>(({ input: { action, key, values } }) => {
        const body = new URLSearchParams({ key })
        for (const [field, value] of Object.entries(values)) {
          for (const item of typeof value === 'string' ? [value] : value) body.append(field, item)
        }
        return postForm(action, body)
      }),
    },
  })
}

/** Uploads to the host's upload endpoint (FORM-16). */
export function provideUploads() {
  return uploadsMachine.provide({
    actors: {
      sendFile: fromCallback<EventObject, { readonly id: string; readonly source: unknown }>(({ input, sendBack }) => {
        const controller = new AbortController()
        const report = (event: FileEvent) => {
          if (!controller.signal.aborted) sendBack(event)
        }
        // The machine passes on what `useUploads` gave it.
        sendFile(input.id, input.source as File, controller.signal, report).catch((error: unknown) =>
          report({ type: 'file.failed', problem: toFailure(error) }),
        )
        return () => controller.abort()
      }),
      cancelUpload: fromPromise<void, { readonly location: string }>(({ input }) => cancelUpload(input.location)),
    },
  })
}

async function sendFile(
  key: string,
  file: File,
  signal: AbortSignal,
  report: (event: FileEvent) => void,
): Promise<void> {
  const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  const problem = resolveUploadProblem({ size: file.size, start })
  if (problem) return report({ type: 'file.failed', problem })
  const onProgress = (bytes: number) => report({ type: 'file.progressed', bytes })
  onProgress(0)
  const sent = await sendUpload(file, { path: '/api/uploads', key, signal, onProgress, pause: waitForConnection })
  report({ type: 'file.arrived', ...sent })
}

function toFailure(error: unknown): UploadFailure {
  return error instanceof UploadError ? error.fault : 'failed'
}
