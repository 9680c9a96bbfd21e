import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has garbage collected before the heap is several times what is in use. Left alone, the engine lets it grow to half a
 * gigabyte before it looks for the first time and to a multiple of what is left afterwards; a rendered page is garbage
 * at once, so that a busy host would hold hundreds of megabytes of nothing. No hard limit: a process in need may grow.
 */
export function saveMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`)
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  // The first collection makes the engine measure; what was loaded to start is what is in use now.
  if (typeof collect === 'function') collect()
}

/** Percent of what is in use that may be added before the next collection. */
const growth = 60
