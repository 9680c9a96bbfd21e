/** The generic time limit ran out; distinct from a network request that timed out (ERR-04). */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'

  constructor() {
    super('Timeout')
  }
}

/** Settles as `promise` does, or rejects with 'Timeout' after the given milliseconds (ERR-04). */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
