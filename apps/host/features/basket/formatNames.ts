/** The names of products as a list of the language: “A, B, and C”, “A、B和C”. */
export function formatNames(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names)
}
