/** Thrown by a semaphore whose queue is full; the task was not started. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Creates a semaphore with a bounded FIFO queue; tasks beyond the queue are rejected with a {@link BusyError}. */
export function createSemaphore({ running: limit, waiting }: SemaphoreSize): Semaphore {
  const queue: (() => void)[] = []
  let running = 0

  function release(): void {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return async (task) => {
    if (running < limit) {
      running++
    } else {
      if (queue.length >= waiting) throw new BusyError('Too many tasks are waiting.')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await task()
    } finally {
      release()
    }
  }
}

export interface SemaphoreSize {
  readonly running: number
  readonly waiting: number
}

export type Semaphore = <Result>(task: () => Promise<Result>) => Promise<Result>
