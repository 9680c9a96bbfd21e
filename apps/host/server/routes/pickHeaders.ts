/** The headers that are given, by name. */
export function pickHeaders(
  read: (name: string) => string | string[] | null | undefined,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
