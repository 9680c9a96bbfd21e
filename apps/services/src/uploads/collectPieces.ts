import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Counts bytes that were received and are no longer needed, and has them given back every 16 MB. Their memory lies
 * outside of the engine's heap, which looks so small with them that it would let 64 MB gather before it collects; an
 * upload may make the process grow by no more than that in all (FORM-14). A collection of what is young takes a few
 * milliseconds.
 */
export function createPieceCollector(): { readonly count: (bytes: number) => void } {
  let gathered = 0
  return {
    count(bytes) {
      gathered += bytes
      if (gathered < worthwhile) return
      gathered = 0
      obtainCollect()({ type: 'minor' })
    },
  }
}

type Collect = (options: { readonly type: 'minor' }) => void

let collect: Collect | undefined

/** The engine's own command, which has to be asked for. */
function obtainCollect(): Collect {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  return collect
}

const worthwhile = 16 * 1024 * 1024
