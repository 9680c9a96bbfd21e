/** Says that a gate has no room left; the work was not started. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Lets a number of tasks run at once and a number wait; more are refused with a `BusyError`. */
export function createGate(size: GateSize): Gate {
  const queue: (() => void)[] = []
  let running = 0

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return async (task) => {
    if (running < size.concurrency) {
      running++
    } else {
      if (queue.length >= size.waiting) throw new BusyError('Too many tasks are waiting.')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await task()
    } finally {
      leave()
    }
  }
}

export interface GateSize {
  readonly concurrency: number
  readonly waiting: number
}

export type Gate = <Result>(task: () => Promise<Result>) => Promise<Result>
