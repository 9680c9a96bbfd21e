import { cancelUpload, sendUpload, UploadError, waitLonger } from '@kudex/api/uploads'
import { resolveUploadProblem, signatureLength } from '@kudex/domain/uploads'
import type { FileEvent, SettledUpload } from '@kudex/machines/uploads'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

type UploadTarget = Pick<Parameters<typeof sendUpload>[1], 'purpose'>

/** Creates the ports of the uploads machine, which send files to the host's upload endpoint (FORM-16). */
export function createUploadPorts(target: UploadTarget = {}) {
  return {
    sendFile: fromCallback<EventObject, { readonly id: string; readonly source: unknown }>(({ input, sendBack }) => {
      const controller = new AbortController()
      const report = (event: FileEvent) => {
        if (!controller.signal.aborted) sendBack(event)
      }
      const onProgress = (bytes: number) => report({ type: 'file.progressed', bytes })
      // The machine passes on the file that it was given.
      void sendFile(input.id, input.source as File, target, controller.signal, onProgress).then((state) =>
        report({ type: 'file.settled', state }),
      )
      return () => controller.abort()
    }),
    cancelUpload: fromPromise<void, { readonly location: string }>(({ input }) => cancelUpload(input.location)),
  }
}

async function sendFile(
  key: string,
  file: File,
  target: UploadTarget,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<SettledUpload> {
  try {
    const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
    const found = resolveUploadProblem({ size: file.size, start })
    // Content may be a document; the upload service recognizes it.
    const problem = found === 'wrongKind' && target.purpose === 'content' ? null : found
    if (problem) return { kind: 'failed', problem }
    onProgress(0)
    const sent = await sendUpload(file, {
      ...target,
      path: '/api/uploads',
      key,
      signal,
      onProgress,
      pause: waitForConnection,
    })
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
