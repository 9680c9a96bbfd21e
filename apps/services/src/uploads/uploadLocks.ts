import type { IncomingMessage } from 'node:http'

/** Runs one request at a time per upload. */
export interface UploadLocks {
  readonly run: <Result>(id: string, request: IncomingMessage, task: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates the locks. A later request ends an earlier one: after a lost connection the earlier request hangs until its
 * timeout, while its client has already resumed with another.
 */
export function createUploadLocks(): UploadLocks {
  const running = new Map<string, { readonly request: IncomingMessage; readonly done: Promise<unknown> }>()

  return {
    async run(id, request, task) {
      for (let earlier = running.get(id); earlier; earlier = running.get(id)) {
        earlier.request.destroy()
        await earlier.done
      }
      const result = task()
      const done = result.catch(() => {}).finally(() => running.delete(id))
      running.set(id, { request, done })
      return result
    },
  }
}
