import type { IncomingMessage } from 'node:http'

/** Lets one request at a time work on an upload. */
export interface Turns {
  readonly take: <Result>(id: string, request: IncomingMessage, work: () => Promise<Result>) => Promise<Result>
}

/**
 * Creates the turns. Who comes later wins: after a lost connection the earlier request hangs until its time is over,
 * while its sender has begun to go on with another.
 */
export function createTurns(): Turns {
  const holders = new Map<string, { readonly request: IncomingMessage; readonly done: Promise<unknown> }>()

  return {
    async take(id, request, work) {
      for (let holder = holders.get(id); holder; holder = holders.get(id)) {
        holder.request.destroy()
        await holder.done
      }
      const result = work()
      const done = result.catch(() => {}).finally(() => holders.delete(id))
      holders.set(id, { request, done })
      return result
    },
  }
}
