import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Resident memory of a process in megabytes while it handles requests. */
export interface MemoryGrowth {
  readonly requests: number
  readonly start: number
  /** After the first tenth: caches are full, code is compiled. */
  readonly warm: number
  /** Right after the last response. */
  readonly busy: number
  /** Twenty seconds later, after an idle process has released memory. */
  readonly end: number
}

/** Sends `count` requests over a few connections and measures the memory of the process from outside. */
export async function measureMemory(
  pid: number,
  count: number,
  request: (index: number) => Promise<unknown>,
): Promise<MemoryGrowth> {
  let next = 0
  const sendUntil = async (end: number) => {
    const work = async () => {
      while (next < end) await request(next++)
    }
    await Promise.all(Array.from({ length: connections }, work))
  }
  const start = memoryOf(pid)
  await sendUntil(Math.ceil(count / 10))
  const warm = memoryOf(pid)
  await sendUntil(count)
  const busy = memoryOf(pid)
  await pause(20_000)
  return { requests: count, start, warm, busy, end: memoryOf(pid) }
}

/** Megabytes of resident memory. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** A line of the report. */
export function toMemoryLine(what: string, { requests, start, warm, busy, end }: MemoryGrowth): string {
  const [first, tenth, last, idle] = [start, warm, busy, end].map((megabytes) => megabytes.toFixed(0))
  return `Memory of ${what} over ${requests} requests: ${first} MB at its start, ${tenth} MB after a tenth, ${last} MB at the end, ${idle} MB twenty seconds later.`
}

const connections = 8
