/** Thrown by what is loaded through the data cache: the service has answered, and there is nothing. It is no failure. */
export class NothingFound extends Error {
  override readonly name = 'NothingFound'
}
