import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs a minor garbage collection after every 16 MB of received bytes. V8 would let 64 MB of off-heap buffers accumulate,
 * the whole memory growth that uploads may cause (FORM-14). A minor collection takes a few milliseconds.
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

/** Exposes V8's `gc` function on first use. */
function resolveCollect(): Collect {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  return collect
}

const threshold = 16 * 1024 * 1024
