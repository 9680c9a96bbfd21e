import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives memory back once the host is quiet. Under load rendered pages are garbage at once, and the engine lets the heap
 * grow to several times what is in use, because collecting late is cheap; afterwards it gives nothing back by itself.
 * Here it works undisturbed, and a few seconds later everything that is not in use is returned: one pause of about
 * 0.1 s while nobody is kept waiting. A host that is never quiet pauses when it has taken much more, every 10 s at most.
 */
export function releaseMemoryWhenQuiet(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: Readonly<Record<string, string>>) => void
  let last = performance.eventLoopUtilization()
  let kept = 0
  let releasedAt = Number.NEGATIVE_INFINITY
  let isSettled = true
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const since = performance.now() - releasedAt
    const heap = process.memoryUsage().heapTotal
    const isDue = isTimeToRelease({ utilization, heap, kept, since })
    if (!isDue && !isTimeToSettle({ utilization, isSettled, since })) return
    isSettled = !isDue
    // The flavour that also empties the engine's own pools.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    kept = process.memoryUsage().heapTotal
    releasedAt = performance.now()
  }, interval).unref()
}

/** Whether the host is quiet and has taken more than it kept the last time, or has taken very much. Bytes and milliseconds. */
export function isTimeToRelease({ utilization, heap, kept, since }: MemoryState): boolean {
  const taken = heap - kept
  return utilization < quiet ? taken > worthwhile : taken > tooMuch && since >= pauseBetween
}

/**
 * Whether a quiet host collects once more after it gave back: the first time is soon after the last request, while
 * limits of time and the router's watch still hold what that request made. It is half of what stays otherwise.
 */
export function isTimeToSettle({ utilization, isSettled, since }: SettlingState): boolean {
  return !isSettled && utilization < quiet && since >= pauseBetween
}

interface SettlingState extends Pick<MemoryState, 'utilization' | 'since'> {
  /** Whether nothing was given back since the host last collected once more. */
  readonly isSettled: boolean
}

interface MemoryState extends Pick<EventLoopUtilization, 'utilization'> {
  readonly heap: number
  /** What was left the last time. */
  readonly kept: number
  /** Since the last time. */
  readonly since: number
}

/** Milliseconds between looks. */
const interval = 2_000
/** Share of the time that the event loop may be at work for the host to count as quiet. */
const quiet = 0.3
/** Less is not worth a pause. */
const worthwhile = 32 * 1024 * 1024
/** So much is given back under load too. */
const tooMuch = 256 * 1024 * 1024
/** Milliseconds between two pauses under load at least, and from giving back to collecting once more. */
const pauseBetween = 10_000
