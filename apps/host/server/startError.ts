/** A reason not to start that the operator can mend; the message is one line that says what and how. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
