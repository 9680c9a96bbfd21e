import { postForm } from '@kudex/api/forms'
import { cancelUpload, sendUpload, UploadError, waitLonger } from '@kudex/api/uploads'
import type { FormOutcome } from '@kudex/domain/forms'
import { resolveUploadProblem, signatureLength } from '@kudex/domain/uploads'
import { formSubmissionMachine, type PostedForm } from '@kudex/machines/form-submission'
import { uploadsMachine, type FileEvent, type SettledUpload } from '@kudex/machines/uploads'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

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
        const onProgress = (bytes: number) => report({ type: 'file.progressed', bytes })
        // The machine passes on what `useUploads` gave it.
        void sendFile(input.id, input.source as File, controller.signal, onProgress).then((state) =>
          report({ type: 'file.settled', state }),
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
  onProgress: (bytes: number) => void,
): Promise<SettledUpload> {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    const problem = resolveUploadProblem({ size: file.size, start })
    if (problem) return { kind: 'failed', problem }
    onProgress(0)
    const sent = await sendUpload(file, { path: '/api/uploads', key, signal, onProgress, pause: waitForConnection })
    return { kind: 'done', ...sent }
  } catch (error) {
    return { kind: 'failed', problem: error instanceof UploadError ? error.fault : 'failed' }
  }
}

/**
 * Waits before a retry. Failures while the browser is offline do not count (FORM-16): it retries as soon as the browser
 * is online, and every two seconds meanwhile, since `navigator.onLine` may be wrong.
 */
async function waitForConnection(failures: number, signal: AbortSignal): Promise<void | 'forgiven'> {
  if (navigator.onLine) return waitLonger(failures, signal)
  const online = new AbortController()
  const handleOnline = () => online.abort()
  window.addEventListener('online', handleOnline)
  try {
    await waitLonger(offlineFailures, AbortSignal.any([signal, online.signal]))
  } catch (reason) {
    if (signal.aborted) throw reason
  } finally {
    window.removeEventListener('online', handleOnline)
  }
  return 'forgiven'
}

/** Waits two seconds, as after three failures. */
const offlineFailures = 3
