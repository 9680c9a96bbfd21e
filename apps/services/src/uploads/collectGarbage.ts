import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs a minor garbage collection for every 16 MB of received bytes. Buffers lie outside the engine's heap, which would
 * let 64 MB gather before it collects; an upload may make the process grow by no more than that in all (FORM-14). A
 * minor collection takes a few milliseconds.
 */
export function createGarbageCollector(): { readonly count: (bytes: number) => void } {
  let received = 0
  return {
    count(bytes) {
      received += bytes
      if (received < threshold) return
      received = 0
      resolveCollect()({ type: 'minor' })
    },
  }
}

type Collect = (options: { readonly type: 'minor' }) => void

let collect: Collect | undefined

/** V8's own function, which must be exposed first. */
function resolveCollect(): Collect {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  return collect
}

const threshold = 16 * 1024 * 1024
