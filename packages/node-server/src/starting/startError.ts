/** A start failure that the operator can fix; the message is one line with the problem and the remedy. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
