import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs a full garbage collection when the process is idle. Under load V8 lets the heap grow to several times the live size
 * and does not shrink it afterwards. The collection blocks for about 0.1 s; under load it runs only after much more
 * growth, at most every 10 s.
 */
export function releaseMemoryWhenIdle(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: Readonly<Record<string, string>>) => void
  let last = performance.eventLoopUtilization()
  let heapAfterRelease = 0
  let releasedAt = Number.NEGATIVE_INFINITY
  let isSecondReleaseDone = true
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const sinceRelease = performance.now() - releasedAt
    const heap = process.memoryUsage().heapTotal
    const isDue = isReleaseDue({ utilization, heap, heapAfterRelease, sinceRelease })
    if (!isDue && !isSecondReleaseDue({ utilization, isSecondReleaseDone, sinceRelease })) return
    isSecondReleaseDone = !isDue
    // `last-resort` also empties V8's internal pools.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    heapAfterRelease = process.memoryUsage().heapTotal
    releasedAt = performance.now()
  }, checkInterval).unref()
}

/** True if the heap has grown enough for the current load since the last release. */
export function isReleaseDue({ utilization, heap, heapAfterRelease, sinceRelease }: MemoryState): boolean {
  const growth = heap - heapAfterRelease
  return utilization < idleUtilization ? growth > minIdleGrowth : growth > minBusyGrowth && sinceRelease >= minInterval
}

/**
 * True if an idle process should collect a second time: the first collection is so soon after the last request that timers
 * and the router still reference its objects. The second one halves the remaining heap.
 */
export function isSecondReleaseDue({ utilization, isSecondReleaseDone, sinceRelease }: SecondReleaseState): boolean {
  return !isSecondReleaseDone && utilization < idleUtilization && sinceRelease >= minInterval
}

interface SecondReleaseState extends Pick<MemoryState, 'utilization' | 'sinceRelease'> {
  /** True if a second collection has followed the last release. */
  readonly isSecondReleaseDone: boolean
}

interface MemoryState extends Pick<EventLoopUtilization, 'utilization'> {
  readonly heap: number
  /** Heap size in bytes after the last release. */
  readonly heapAfterRelease: number
  /** Milliseconds since the last release. */
  readonly sinceRelease: number
}

/** Milliseconds between checks. */
const checkInterval = 2_000
/** Maximum event loop utilization of an idle process. */
const idleUtilization = 0.3
const minIdleGrowth = 32 * 1024 * 1024
const minBusyGrowth = 256 * 1024 * 1024
/** Minimum milliseconds between releases under load, and before the second release. */
const minInterval = 10_000
