/** The identity service answered, but not as it should; the messages are those of the error catalogue. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  /** HTTP status of the answer. */
  readonly status: number
  /** Further lines for the visitor: what was expected, what the error body says (AUTH-33, AUTH-34). */
  readonly details: readonly string[]

  constructor(message: string, status: number, details: readonly string[] = []) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** The line of an error body: error and error description, or code and message (AUTH-34). */
export function readErrorLines(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  const { error, error_description: description, code, message } = body as Readonly<Record<string, unknown>>
  return [joinLine(error, description), joinLine(code, message)].filter((line) => line !== '')
}

function joinLine(first: unknown, second: unknown): string {
  return [first, second].filter((part) => typeof part === 'string' || typeof part === 'number').join(': ')
}
