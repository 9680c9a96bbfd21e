/** Thrown by loaders behind the data cache when the service responds without a result (not a failure). */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
}
