/** Creates the check whether a text is one of the generated operations; a proxy forwards no others. */
export function createOperationCheck(
  documents: Readonly<Record<string, unknown>>,
  kinds: readonly ('query' | 'mutation')[],
): (query: unknown) => query is string {
  // The texts of fragments begin with another word.
  const isOperation = new RegExp(String.raw`^\s*(?:${kinds.join('|')})\b`)
  const operations = new Set(
    Object.values(documents)
      .map(String)
      .filter((text) => isOperation.test(text)),
  )
  return (query): query is string => typeof query === 'string' && operations.has(query)
}
