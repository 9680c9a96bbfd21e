/** Source of a function of the stories, and what it needs from its file. */
export interface LocalCode {
  /** Name of its declaration; empty for a function that is a value. */
  readonly name: string
  readonly text: string
  /** Names that it uses from React and from the package. */
  readonly react: readonly string[]
  readonly package: readonly string[]
  /** Declarations of the file's own types that it uses. */
  readonly types: readonly string[]
  /** Types that values are declared with, by their names. */
  readonly annotations: Readonly<Record<string, string>>
  /** Other values that it uses. */
  readonly values: () => Readonly<Record<string, unknown>>
}

const codes = new WeakMap<object, LocalCode>()

/** Registers the source of a function; called by the code that {@link storyCode} adds to files of stories. */
export function registerCode<Value>(value: Value, code: LocalCode): Value {
  if (typeof value === 'function' && !codes.has(value)) codes.set(value, code)
  return value
}

/** Shows a function that wraps another one as that one. */
export function copyCode<Value>(wrapper: Value, value: unknown): Value {
  const code = findLocalCode(value)
  return code ? registerCode(wrapper, code) : wrapper
}

/** The source of a function of the stories. */
export function findLocalCode(value: unknown): LocalCode | undefined {
  return typeof value === 'function' ? codes.get(value) : undefined
}
