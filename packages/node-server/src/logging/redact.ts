/** True if values under this key never reach a log (CONST-02). Case, hyphens and underscores do not count. */
export function isRedactedKey(key: string): boolean {
  const name = key.toLowerCase().replace(/[-_]/g, '')
  return redactedNames.has(name) || redactedParts.some((part) => name.includes(part))
}

/** Key parts that mark a secret or personal value: `accessToken`, `client_secret`, `set-cookie`. */
const redactedParts = [
  'authorisation',
  'authorization',
  'cookie',
  'credential',
  'email',
  'passphrase',
  'password',
  'secret',
  'token',
  'verifier',
]

/** Keys that are redacted only as a whole: `countryCode` is harmless, the `code` of a sign-in is not. */
const redactedNames: ReadonlySet<string> = new Set(['code', 'nonce', 'pass', 'state'])

/**
 * Copies a value for the log: redacts keys at every depth and turns errors into objects with message, stack, cause and
 * code. The `code` of an error is a diagnosis (`ECONNREFUSED`), not a sign-in code, and stays.
 */
export function redact(value: unknown, ancestors: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (ancestors.includes(value)) return '[circular]'
  if (ancestors.length >= maxDepth) return '[too deep]'
  const path = [...ancestors, value]
  if (value instanceof Error) return redactError(value, path)
  if (Array.isArray(value)) return value.map((item) => redact(item, path))
  // Dates, URLs and buffers have their own JSON.
  if ('toJSON' in value) return value
  return redactEntries(value, path)
}

const maxDepth = 12

function redactEntries(value: object, path: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item && isRedactedKey(key) ? '[redacted]' : redact(item, path)]),
  )
}

function redactError(error: Error, path: readonly object[]): Record<string, unknown> {
  const { name, message, stack, cause } = error
  const fields = redactEntries(error, path)
  for (const key of valueFields) if (fields[key] !== undefined) fields[key] = '[redacted]'
  // Drizzle repeats the parameters of a failed statement in message and stack; they contain what people typed.
  const withoutParams = (text: string) =>
    'params' in error ? text.replaceAll(`params: ${String(error.params)}`, 'params: [redacted]') : text
  return {
    ...fields,
    ...('code' in error && { code: error.code }),
    ...('errors' in error && { errors: redact(error.errors, path) }),
    ...(cause !== undefined && { cause: redact(cause, path) }),
    type: error.constructor.name || name,
    message: withoutParams(message),
    stack: withoutParams(stack ?? `${name}: ${message}`),
  }
}

/** Fields of database errors that repeat parameters and stored values: what people typed. */
const valueFields = ['params', 'detail', 'where'] as const
