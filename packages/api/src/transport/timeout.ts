/** The generic timeout; distinct from the timeout of a network request (ERR-04). */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'

  constructor() {
    super('Timeout')
  }
}

/** Settles like `promise`, or rejects with 'Timeout' after the given milliseconds (ERR-04). */
export function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
