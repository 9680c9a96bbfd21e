import { cancelUpload, sendUpload, UploadError, type UploadFault } from '@kudex/api/uploads'
import { resolveUploadProblem, signatureLength, toPlainFilename, type UploadProblem } from '@kudex/domain/uploads'
import { useEffect, useRef, useState } from 'react'
import { createKey } from './createKey.ts'
import { waitForConnection } from './waitForConnection.ts'

/** A file that was chosen, and how far it is. */
export interface ChosenFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'uploading'; readonly bytes: number }
    | { readonly kind: 'done'; readonly reference: string; readonly location: string }
    | { readonly kind: 'failed'; readonly problem: UploadProblem | UploadFault }
}

/** Uploads what is chosen, one file after the other, and lets each be ended, taken back and tried again (FORM-13…16). */
export function useUploads() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const sources = useRef(new Map<string, File>())
  const running = useRef(new Map<string, AbortController>())
  const line = useRef(Promise.resolve())
  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  function setState(id: string, state: ChosenFile['state']): void {
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, state } : file)))
  }

  function enqueue(id: string): void {
    const controller = new AbortController()
    running.current.set(id, controller)
    setState(id, { kind: 'waiting' })
    line.current = line.current.then(() => upload(id, controller.signal))
  }

  async function upload(id: string, signal: AbortSignal): Promise<void> {
    const source = sources.current.get(id)
    if (!source || signal.aborted) return
    try {
      const start = new Uint8Array(await source.slice(0, signatureLength).arrayBuffer())
      const problem = resolveUploadProblem({ size: source.size, start })
      if (problem) return setState(id, { kind: 'failed', problem })
      const onProgress = (bytes: number) => setState(id, { kind: 'uploading', bytes })
      onProgress(0)
      const sent = await sendUpload(source, {
        path: '/api/uploads',
        key: id,
        signal,
        onProgress,
        pause: waitForConnection,
      })
      setState(id, { kind: 'done', ...sent })
    } catch (error) {
      if (!signal.aborted) {
        setState(id, { kind: 'failed', problem: error instanceof UploadError ? error.fault : 'failed' })
      }
    }
  }

  return {
    files,
    choose: (chosen: readonly File[]) => {
      const added = chosen.map((source) => ({ id: createKey(), source }))
      for (const { id, source } of added) sources.current.set(id, source)
      setFiles((all) => [
        ...all,
        ...added.map(({ id, source }) => ({
          id,
          name: toPlainFilename(source.name),
          size: source.size,
          state: { kind: 'waiting' } as const,
        })),
      ])
      for (const { id } of added) enqueue(id)
    },
    /** Ends an upload that is under way or takes back one that has arrived. */
    remove: (id: string) => {
      running.current.get(id)?.abort()
      running.current.delete(id)
      sources.current.delete(id)
      const state = files.find((file) => file.id === id)?.state
      if (state?.kind === 'done') void cancelUpload(state.location)
      setFiles((all) => all.filter((file) => file.id !== id))
    },
    retry: enqueue,
  }
}
